import Foundation
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// The names in a `surface.json`, for an author who has misspelled one.
struct SurfaceNames {
    /// The path of the file in the course.
    let path: String
    /// The id of the check.
    let id: String
    private let allowed: [String: String]

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
        allowed = content.allowed
    }

    /// The names that the file allows, sorted.
    var names: [String] { allowed.keys.sorted() }

    /// The names with an access level that doesn't exist, a sentence each.
    var unknownLevels: [String] {
        let levels = ["private", "fileprivate", "internal", "package", "public", "open", "any"]
        return allowed.sorted { $0.key < $1.key }.filter { !levels.contains($0.value) }.map { name, level in
            let near = Suggestion.nearest(to: level, in: levels)
            return "\(path) gives \(name) the access level \"\(level)\". "
                + (near.map { "Did you mean \"\($0)\"?" } ?? "Choose \(Format.list(levels, "or"))")
        }
    }

    /// Returns which names were probably meant, a sentence each.
    ///
    /// - Parameter declarations: What the check of the file complains about in a solution, such as `Tracker.isOn`.
    func misspelled(among declarations: [String]) -> [String] {
        declarations.filter { !names.contains($0) }.compactMap { found in
            Suggestion.nearest(to: found, in: names).map { "\(path) lists \($0). Did you mean \(found)?" }
        }
    }
}
