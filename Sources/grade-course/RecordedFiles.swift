import Foundation
import WorkbookModel

/// The recorded files of exercises as they were, for an author who interrupts recording.
struct RecordedFiles: Sendable {
    private let contents: [(file: URL, content: Data?)]

    /// Reads what is recorded now.
    init(of exercises: [Exercise]) {
        contents = exercises.flatMap { [$0.folders.expectedChecks, $0.folders.wrongTurns] }.map {
            ($0, FileManager.default.contents(atPath: $0.path))
        }
    }

    /// Writes the files as they were, and removes those that weren't there.
    func restore() {
        for (file, content) in contents where FileManager.default.contents(atPath: file.path) != content {
            // The process ends, so nobody could act on an error.
            if let content {
                try? content.write(to: file, options: .atomic)
            } else {
                try? FileManager.default.removeItem(at: file)
            }
        }
    }
}
