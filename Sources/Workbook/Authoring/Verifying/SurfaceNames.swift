import Foundation
import WorkbookModel
import WorkbookSystem

/// The names in a `surface.json`, for an author who has misspelled one.
struct SurfaceNames {
    private let path: String
    private let id: String
    private let names: [String]

    private struct Content: Decodable {
        var id: String
        var allowed: [String: String]
    }

    /// Reads the file of an exercise; `nil` if it has none, or one that can't be read, which grading reports.
    init?(of exercise: Exercise, in course: Course) {
        let file = exercise.folders.probes.appending(path: "surface.json")
        guard let data = FileManager.default.contents(atPath: file.path),
            let content = try? JSONDecoder().decode(Content.self, from: data)
        else { return nil }
        path = course.relativePath(of: file)
        id = content.id
        names = content.allowed.keys.sorted()
    }

    /// Returns which names were probably meant, a sentence each.
    ///
    /// - Parameter failure: What the check of the file reports about a solution, such as "`Tracker.isOn` is internal: …".
    func misspelled(in failure: CheckFailure) -> [String] {
        guard Check.Kind(id: failure.check) == .compileTime(id) else { return [] }
        return failure.messages.compactMap { message in
            guard let found = message.prefixMatch(of: #/`([^`]+)` is /#)?.1, !names.contains(String(found)),
                let near = Suggestion.nearest(to: String(found), in: names)
            else { return nil }
            return "\(path) lists \(near). Did you mean \(found)?"
        }
    }
}
