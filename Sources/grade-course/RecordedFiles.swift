import Foundation
import WorkbookModel

/// The files that recording writes, as they were, for an author who interrupts it, or whose course isn't in order.
struct RecordedFiles: Sendable {
    private typealias Content = (file: URL, content: Data?)

    private let records: [Content]
    private let package: Content

    /// Reads what is recorded about exercises now, and the package of the course.
    init(of exercises: [Exercise], in course: Course) {
        func read(_ file: URL) -> Content { (file, FileManager.default.contents(atPath: file.path)) }
        records = exercises.flatMap { [$0.folders.expectedChecks, $0.folders.wrongTurns] }.map(read)
        package = read(course.root.appending(path: "Package.swift"))
    }

    /// Writes all files as they were, and removes those that weren't there.
    func restore() {
        for record in records { RecordedFiles.restore(record) }
        restorePackage()
    }

    /// Writes the package as it was; what was recorded about exercises that are in order stays.
    func restorePackage() { RecordedFiles.restore(package) }

    private static func restore(_ earlier: Content) {
        let (file, content) = earlier
        if FileManager.default.contents(atPath: file.path) == content { return }
        // The command ends, so nobody could act on an error.
        if let content {
            try? content.write(to: file, options: .atomic)
        } else {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
