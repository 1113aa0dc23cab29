import Foundation
import WorkbookModel
import WorkbookReporting

/// What a learner hands in at a workshop: how far each exercise is, and what it took; `report.schema.json` describes it.
///
/// It holds no code, no path and no name, unless the learner gave one.
package struct LearnerReport: Sendable, Equatable, Codable {
    /// What is told of one exercise that was graded.
    package struct ExerciseSummary: Sendable, Equatable, Codable {
        /// The exercise's name, which stays the same when exercises are moved.
        package var name: String
        /// How the last grading ended.
        package var outcome: Verdict.Outcome
        /// The last verdict in a few words.
        package var summary: String
        /// Whether it passed at some time.
        package var hasPassed: Bool
        /// The ids of the checks that passed last time.
        package var passedChecks: [String]
        /// The ids of the checks that turned it down last time.
        package var failedChecks: [String]
        /// How often it was graded.
        package var attempts: Int
        /// The time at work, in seconds.
        package var activeSeconds: Double
        /// How many hints were shown.
        package var hints: Int
        /// Whether the solution was shown before it had passed.
        package var solutionSeen: Bool

        /// How it stands.
        package var standing: ExerciseStatus { ExerciseStatus(outcome, hasPassed: hasPassed) }
    }

    /// The version of the file format that this tool writes.
    package static let format = 1
    /// What every report says of itself.
    package static let kind = "workbook-report"

    /// What kind of file it is.
    package var kind = LearnerReport.kind
    /// The version of the file's format.
    package var format = LearnerReport.format
    /// A random number by which two reports are known to be of the same person.
    package var learner: String
    /// What the person wants to be called; a number is made up for those who did not say.
    package var name: String?
    /// When it was written.
    package var writtenAt: Date
    /// The names of all exercises of the course, by which a report on another course is recognised.
    package var course: [String]
    /// The name of the exercise that was graded last.
    package var current: String?
    /// The exercises that were graded, in the course's order.
    package var exercises: [ExerciseSummary]

    /// Takes from a learner's progress what a report tells.
    package init(
        course: Course, progress: LearnerProgress, learner: LearnerIdentity, name: String?, writtenAt: Date
    ) {
        self.learner = learner.id
        self.name = name
        self.writtenAt = writtenAt
        self.course = course.exercises.map(\.slug)
        let graded = course.exercises.compactMap { exercise in
            progress.exercises[exercise.slug].map { (exercise, $0) }
        }
        current = graded.max { $0.1.gradedAt < $1.1.gradedAt }?.0.slug
        exercises = graded.map { exercise, entry in
            ExerciseSummary(
                name: exercise.slug, outcome: entry.outcome, summary: entry.summary.text,
                hasPassed: entry.passedAt != nil, passedChecks: entry.passedChecks,
                failedChecks: entry.failedChecks, attempts: Format.plausible(entry.attempts),
                activeSeconds: Format.plausible(entry.activeSeconds).rounded(),
                hints: min(max(0, progress.help[exercise.slug]?.hints ?? 0), exercise.hints.count),
                solutionSeen: progress.help[exercise.slug]?.solutionSeenAt != nil)
        }
    }

    /// The report as a file.
    ///
    /// - Throws: Nothing that progress can cause; the encoder's errors.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    /// The file's name in a folder to which many write.
    package var fileName: String { "report-\(learner).json" }
}

extension LearnerReport {
    /// Why a file is no report that can be used, completing a sentence that begins with the file's name.
    struct Unusable: Error, Equatable {
        var reason: String
    }

    /// The most bytes of a report: twenty times those of a real one on a whole course.
    static let largest = 1 << 20

    /// Reads a report that somebody handed in; its numbers are brought into bounds.
    init(decoding data: Data) throws(Unusable) {
        struct Head: Decodable {
            var kind: String
            var format: Int
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        // Why it is no report of ours does not matter to anybody.
        guard let head = try? decoder.decode(Head.self, from: data), head.kind == Self.kind else {
            throw Unusable(reason: "is no report")
        }
        if head.format > Self.format {
            throw Unusable(reason: "was written by a newer version of this tool (format \(head.format))")
        }
        // Nobody repairs a report; its learner writes a new one.
        guard var report = try? decoder.decode(LearnerReport.self, from: data),
            LearnerIdentity(report.learner) != nil
        else { throw Unusable(reason: "is damaged") }
        report.name = report.name.flatMap(Self.name)
        for index in report.exercises.indices {
            let entry = report.exercises[index]
            report.exercises[index].attempts = Format.plausible(entry.attempts)
            report.exercises[index].activeSeconds = Format.plausible(entry.activeSeconds)
            report.exercises[index].hints = Format.plausible(entry.hints)
        }
        self = report
    }

    /// A name as it can be shown in a row: without blanks around it, and not too long; `nil` if nothing is left.
    package static func name(_ text: String) -> String? {
        let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(40)
        return name.isEmpty ? nil : String(name)
    }
}
