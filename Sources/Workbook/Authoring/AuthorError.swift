import Foundation
import WorkbookJSON
import WorkbookModel
import WorkbookSystem

/// Errors of a course as its author needs to read them.
package enum AuthorError {
    /// Returns an error with the line of what it is about, or with the file that is missing.
    package static func explained(_ error: any Error) -> any Error {
        if var file = error as? MalformedFile, let mistake = EncodingMistakes.first(in: file.file) {
            // What is found looks like what is expected.
            file.found += "; \(mistake.line.map { "line \($0)" } ?? "the file") \(mistake.words)"
            return file
        }
        switch error {
        case let file as MalformedFile where file.keyPath.contains(".products["):
            let root = (0..<3).reduce(file.file) { url, _ in url.deletingLastPathComponent() }
            let manifest = root.appending(path: CourseManifest.path)
            if FileKind(of: manifest) != .nothing { return file.located }
            return MalformedFile(
                file: manifest, keyPath: "",
                expected: "the packages that \(file.file.lastPathComponent) names",
                found: "no such file")
        case let file as MalformedFile: return file.located
        case CourseError.noLessons(let root, let folder):
            let names = NumberedFolders.names(in: root.appending(path: folder))
            guard let name = names.first else { return unnumbered(in: root.appending(path: folder)) ?? error }
            return MalformedFile(
                file: root.appending(path: "\(folder)/\(name)/lesson.json"), keyPath: "",
                expected: "the list of the lesson's exercises", found: "no such file")
        default: return error
        }
    }

    /// Returns an error about a lesson whose folder has no number; `nil` if there is none.
    private static func unnumbered(in folder: URL) -> MalformedFile? {
        // Without the folder, there is nothing to name.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().first {
            FileKind(of: folder.appending(path: "\($0)/lesson.json")) == .file
        }.map { name in
            MalformedFile(
                file: folder.appending(path: name), keyPath: "",
                expected: "a name that begins with the lesson's number, such as 1-\(name)", found: "no number"
            )
        }
    }
}
