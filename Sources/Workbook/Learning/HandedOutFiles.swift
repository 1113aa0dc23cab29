import Foundation
import WorkbookModel
import WorkbookSystem

/// The files of a copy of a course that was handed out, as they were then.
package struct HandedOutFiles {
    private struct Record: Decodable { var files: [String: String] }

    private let course: Course
    /// The digests of the files by their paths.
    package let digests: [String: String]

    /// Reads the record in a copy; `nil` if there is none, as in a course that was never handed out.
    package init?(of course: Course) {
        let file = course.root.appending(path: Course.handoutRecord)
        // A record that can't be read says nothing about the files.
        guard let record = try? JSONFile.decode(Record.self, at: file) else { return nil }
        self.course = course
        digests = record.files
    }

    /// Reads which files of the packages and modules that exercises use, and of their starters, were added, changed or removed since, in alphabetical order.
    package func changedSharedFiles(for exercises: [Exercise]) -> [String] {
        let starters = exercises.map(\.folders.starter)
        return Set(exercises.flatMap(\.parts).flatMap(course.sharedFolders) + starters).flatMap { folder in
            let prefix = course.relativePath(of: folder) + "/"
            let found = FileTree(folder).files().map { prefix + $0 }.filter { $0.hasSuffix(".swift") }
            return Set(digests.keys.filter { $0.hasPrefix(prefix) }).union(found).filter(isChanged)
        }.sorted()
    }

    /// Reads which files that nobody edits were changed or removed since, and which modules and packages have more, in alphabetical order.
    package func changedFiles() -> [String] {
        let own = course.folders.lessons + "/"
        let fixed = digests.keys.filter { !$0.hasPrefix(own) && ($0.contains("/") || $0 == "Package.swift") }
        return Set(fixed.filter(isChanged) + changedSharedFiles(for: course.exercises)).sorted()
    }

    /// Returns whether a file was added, changed or removed since, by its path in the course.
    package func isChanged(_ path: String) -> Bool {
        var digest = ContentDigest()
        // A missing file has no digest that is on the record.
        FileManager.default.contents(atPath: course.root.appending(path: path).path).map { digest.add($0) }
        return digests[path] != digest.text
    }
}
