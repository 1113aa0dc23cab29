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
        for place in own + chapters + parts where leadsOut(place) { throw link(place) }
        // What is in these folders was made by this tool, which makes no links.
        let states = [stateFolder] + Course.contents(of: stateFolder, depth: 8)
        let built =
            [root.appending(path: ".build"), buildFolder] + Course.contents(of: buildFolder, depth: 3)
        for place in states + built where FileKind(of: place) == .link { throw link(place) }
    }

    /// Checks that nothing in a course's folder is a link that leads out, or any link, apart from what git and builds keep.
    ///
    /// - Throws: ``MalformedFile`` for the first one.
    package static func checkTree(_ root: URL, allowsInnerLinks: Bool) throws {
        let course = Course(root: root.standardizedFileURL.resolvingSymlinksInPath(), lessons: [])
        for place in contents(of: course.root, depth: 64, except: [".build", ".git"])
        where FileKind(of: place) == .link && (!allowsInnerLinks || course.leadsOut(place)) {
            throw course.link(place)
        }
    }

    /// Reads what is in a folder, without following links; a folder that can't be read has nothing in it.
    private static func contents(of folder: URL, depth: Int, except names: Set<String> = []) -> [URL] {
        guard depth > 0, FileKind(of: folder) == .folder else { return [] }
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return all.filter { !names.contains($0) && !$0.hasPrefix("module-cache") }.sorted().flatMap { name in
            let place = folder.appending(path: name)
            // SwiftPM's folders have links of their own, and are checked when they are used.
            if name == Course.workspaceName { return [place] }
            return [place] + contents(of: place, depth: depth - 1, except: names)
        }
    }

    /// The name of the folders in which SwiftPM builds.
    private static let workspaceName = "workspace"

    private func leadsOut(_ place: URL) -> Bool {
        let path = place.resolvingSymlinksInPath().path
        return path != root.path && !path.hasPrefix(root.path + "/")
    }

    private func link(_ place: URL) -> MalformedFile {
        // A message would show where a path leads, so it has the one in the course.
        MalformedFile(
            file: root, keyPath: String(place.path.dropFirst(root.path.count + 1)),
            expected: "a file or a folder in the course", found: "a link")
    }
}
