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
        let states = [stateFolder] + Course.contents(of: stateFolder)
        let built =
            [root.appending(path: ".build"), buildFolder]
            + Course.contents(of: buildFolder) { isFilledByOthers($0) }
        for place in states + built where FileKind(of: place) == .link { throw link(place) }
    }

    /// Returns the links in a folder, wherever they lead, apart from those that builds make; the folder itself may be one.
    package func links(in folder: URL) -> [URL] {
        let places = Course.contents(of: folder) { $0.lastPathComponent == ".build" }
        return ([folder] + places).filter { FileKind(of: $0) == .link }
    }

    /// Whether a place in the build folder is filled by the compiler or by SwiftPM, which make links of their own there.
    ///
    /// These are the caches, and what the folder of an exercise contains. Grading checks the workspace when it uses it.
    private func isFilledByOthers(_ place: URL) -> Bool {
        let names = place.path.dropFirst(buildFolder.path.count).split(separator: "/")
        let lane = names.first?.hasPrefix("lane-") == true ? 1 : 0
        return names.count > lane + 1 || names.last?.hasPrefix("module-cache") == true
    }

    /// Reads what is in a folder, without following links; a folder that can't be read has nothing in it.
    ///
    /// - Parameter isClosed: Whether a folder is listed without what is in it.
    package static func contents(of folder: URL, isClosed: (URL) -> Bool = { _ in false }) -> [URL] {
        guard FileKind(of: folder) == .folder else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().flatMap { name in
            let place = folder.appending(path: name)
            return [place] + (isClosed(place) ? [] : contents(of: place, isClosed: isClosed))
        }
    }

    /// Whether a link in the course leads to somewhere else.
    package func leadsOut(_ place: URL) -> Bool {
        !(place.resolvingSymlinksInPath().path + "/").hasPrefix(root.path + "/")
    }

    /// Returns the error about a link.
    package func link(_ place: URL) -> MalformedFile {
        // A message would show where a path leads, so it has the one in the course.
        MalformedFile(
            file: root, keyPath: String(place.path.dropFirst(root.path.count + 1)),
            expected: "a file or a folder in the course", found: "a link")
    }
}
