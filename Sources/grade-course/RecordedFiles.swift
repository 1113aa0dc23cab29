import Foundation
import WorkbookAuthoring
import WorkbookModel

/// The files that recording writes, as they were, for an author who interrupts it.
struct RecordedFiles: Sendable {
    private let files: [EarlierFile]

    /// Reads what is recorded about exercises now, and the package of the course.
    init(of exercises: [Exercise], in course: Course) {
        let recorded = exercises.flatMap { [$0.folders.expectedChecks, $0.folders.wrongTurns] }
        files = (recorded + [course.root.appending(path: "Package.swift")]).map(EarlierFile.init)
    }

    /// Writes all files as they were, and removes those that weren't there.
    func restore() {
        // The command ends, so nobody could act on an error.
        for file in files { try? file.restore() }
    }
}
