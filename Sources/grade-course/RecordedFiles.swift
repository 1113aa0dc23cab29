import Foundation
import WorkbookAuthoring
import WorkbookModel

/// The files that recording writes, as they were, for an author who interrupts it, or whose course isn't in order.
struct RecordedFiles: Sendable {
    private let records: [EarlierFile]
    private let package: EarlierFile

    /// Reads what is recorded about exercises now, and the package of the course.
    init(of exercises: [Exercise], in course: Course) {
        records = exercises.flatMap { [$0.folders.expectedChecks, $0.folders.wrongTurns] }.map(
            EarlierFile.init)
        package = EarlierFile(course.root.appending(path: "Package.swift"))
    }

    /// Writes all files as they were, and removes those that weren't there.
    func restore() {
        // The command ends, so nobody could act on an error.
        for record in records { try? record.restore() }
        restorePackage()
    }

    /// Writes the package as it was; what was recorded about exercises that are in order stays.
    func restorePackage() {
        // As above: the command ends.
        try? package.restore()
    }
}
