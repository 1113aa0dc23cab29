import Foundation
import WorkbookSystem

extension Course {
    /// Checks that every place which commands read or write lies in the course's folder, also after following links.
    ///
    /// The course may be a stranger's, and resetting an exercise or handing out a course must not reach anything else.
    ///
    /// - Throws: ``MalformedFile`` for the first link that leads out.
    func checkPlaces() throws {
        let own = [CourseManifest.path, folders.lessons, folders.solutions, folders.suites].map {
            root.appending(path: $0)
        }
        let chapters = lessons.flatMap { lesson in
            [lesson.folder, lesson.folder.appending(path: "lesson.json"), lesson.chapter]
        }
        let parts = exercises.flatMap { exercise in
            let folders = exercise.folders
            return [
                folders.solutions.deletingLastPathComponent(), folders.solutions, folders.starter,
                folders.reference, folders.why, folders.suite.deletingLastPathComponent(), folders.suite,
            ] + exercise.parts.flatMap { [$0.folder(in: folders.lesson), $0.folder(in: folders.starter)] }
        }
        // The build folder itself may be on another disk. What is in it was made by this tool, which makes no links.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: buildFolder.path)) ?? []
        let built = [buildFolder] + names.sorted().map { buildFolder.appending(path: $0) }
        for place in own + chapters + parts + [stateFolder] where leadsOut(place) { throw link(place) }
        for place in built where FileKind(of: place) == .link { throw link(place) }
    }

    private func leadsOut(_ place: URL) -> Bool {
        let path = place.resolvingSymlinksInPath().path
        return path != root.path && !path.hasPrefix(root.path + "/")
    }

    private func link(_ place: URL) -> MalformedFile {
        // A message would show where a path leads, so it has the one in the course.
        MalformedFile(
            file: root, keyPath: String(place.path.dropFirst(root.path.count + 1)),
            expected: "a file or a folder of the course", found: "a link that leads out of it")
    }
}
