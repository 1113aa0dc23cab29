import Foundation
import WorkbookModel
import WorkbookSystem

extension Workspace {
    /// Returns whose file the compiler names by a path, and where the learner finds it.
    func place(of path: String, line: Int, column: Int?) -> (origin: Diagnostic.Origin, place: Place?) {
        let base = root.resolvingSymlinksInPath().path + "/"
        let full = URL(filePath: path).resolvingSymlinksInPath().path
        guard full.hasPrefix(base) else { return (.other, nil) }
        let parts = full.dropFirst(base.count).split(separator: "/").map(String.init)
        guard parts.count == 3 else { return (.other, nil) }
        return place(ofModule: parts[1], file: parts[2], line: line, column: column)
    }

    /// Returns the place of an error in a module or a package of the course, which no attempt can cause; `nil` elsewhere.
    func sharedPlace(of error: CompilerMessage) -> Place? {
        let path = URL(filePath: error.path).resolvingSymlinksInPath().path
        let modules = part.support.map {
            (root.appending(path: "Sources/\($0)"), course.folder(ofModule: $0))
        }
        let packages = course.packages(of: part).map { ($0.folder, $0.folder) }
        for (built, folder) in modules + packages {
            let start = built.resolvingSymlinksInPath().path + "/"
            guard path.hasPrefix(start) else { continue }
            let file = folder.appending(path: String(path.dropFirst(start.count)))
            return Place(path: course.relativePath(of: file), line: error.line, column: error.column)
        }
        return nil
    }

    /// Whether a file of the package belongs to the hidden suite, so that none of its lines may be shown.
    func isHidden(_ path: String) -> Bool { place(of: path, line: 1, column: nil).origin == .suite }

    /// Returns the place in the course of a file that the compiler names, for the course's author; what this tool has generated is at
    /// its place in the workspace.
    func placeForAuthor(of path: String, line: Int, column: Int?) -> Place {
        let name = URL(filePath: path).lastPathComponent
        // The lines of hidden files stay where they are when their names are replaced.
        let folders =
            [
                part.folders.checks, part.folders.subject, attempt.folder, attempt.attemptFolder,
                part.starter,
                course.sharedSuite,
            ] + part.support.map(course.folder(ofModule:))
        let file = folders.map { $0.appending(path: name) }.first { FileKind(of: $0) == .file }
        return Place(
            path: course.relativePath(of: file ?? URL(filePath: path)), line: line, column: column)
    }

    /// Returns the same for a file that is named by its module, as in a `fileID` or a fatal message.
    func place(
        ofModule module: String, file: String, line: Int, column: Int?
    ) -> (origin: Diagnostic.Origin, place: Place?) {
        if module == part.subject && part.carries.contains(file) {
            let production = attempt.attemptFolder.appending(path: file)
            return (.learner, Place(path: course.relativePath(of: production), line: line, column: column))
        }
        guard module == part.module else {
            return (module == part.suiteModule ? .suite : .given, nil)
        }
        let path = course.relativePath(of: attempt.folder.appending(path: file))
        let place = Place(path: path, line: line, column: column)
        return (part.owns.contains(file) ? .learner : .given, place)
    }
}
