import Foundation
import WorkbookModel
import WorkbookSystem

/// The name of learners' archives that an instructor asked for, such as `{name}.tar`.
package struct HandInName: Sendable, Equatable {
    /// The name, with `{name}` for that of the learner.
    package let pattern: String

    private static let placeholder = "{name}"

    /// The usual name if the learner's name is known.
    package static let withLearner = HandInName(known: "{name}.tar")
    /// The usual name otherwise.
    package static let withoutLearner = HandInName(known: "handin.tar")

    private init(known pattern: String) { self.pattern = pattern }

    /// Creates the name from text; `nil` if it isn't the name of a tar archive, or is risky on some system.
    package init?(_ pattern: String) {
        let sample = pattern.replacing(Self.placeholder, with: "A")
        guard pattern.hasSuffix(".tar"), HarmlessText.fileName(sample) == sample, sample.count > 4 else {
            return nil
        }
        self.pattern = pattern
    }

    /// Reads the name from the record of a copy that was handed out; `nil` if none was asked for.
    package init?(askedIn course: Course) {
        struct Record: Decodable { var handInName: String? }
        // The file of another tool, or a damaged one, asks for nothing.
        let record = try? JSONFile.decode(Record.self, at: course.root.appending(path: Course.handoutRecord))
        guard let text = record?.handInName else { return nil }
        self.init(text)
    }

    /// Whether it contains the learner's name.
    package var hasLearner: Bool { pattern.contains(Self.placeholder) }

    /// Returns the name of a learner's archive.
    package func fileName(for learner: String) -> String {
        pattern.replacing(Self.placeholder, with: HarmlessText.fileName(learner))
    }
}
