import Foundation
import WorkbookModel
import WorkbookReporting

/// A learner's report for a workshop: the status of each exercise and the effort so far, as in `report.schema.json`.
///
/// It contains no code and no paths, and a name only if the learner gave one.
package struct LearnerReport: Sendable, Equatable, Codable {
    /// A summary of an exercise that was graded.
    package struct ExerciseSummary: Sendable, Equatable, Codable {
        /// The exercise's slug, which stays the same when exercises move.
        package var name: String
        /// The outcome of the last grading.
        package var outcome: Verdict.Outcome
        /// The last verdict in a few words.
        package var summary: String
        /// Whether it ever passed.
        package var hasPassed: Bool
        /// The ids of the checks that passed last time.
        package var passedChecks: [String]
        /// The ids of the checks that failed last time.
        package var failedChecks: [String]
        /// The number of gradings.
        package var attempts: Int
        /// The working time, in seconds.
        package var activeSeconds: Double
        /// The number of hints that were shown.
        package var hints: Int
        /// Whether the solution was shown before it had passed.
        package var solutionSeen: Bool

        /// The status.
        package var standing: ExerciseStatus { ExerciseStatus(outcome, hasPassed: hasPassed) }
    }

    /// The version of the file format that this tool writes.
    package static let format = 1
    /// The kind of file that every report names.
    package static let kind = "workbook-report"

    /// The kind of file.
    package var kind = LearnerReport.kind
    /// The version of the file's format.
    package var format = LearnerReport.format
    /// A random number that shows which reports are from the same person.
    package var learner: String
    /// The name that the person gave, if any.
    package var name: String?
    /// When it was written.
    package var writtenAt: Date
    /// The slugs of all exercises of the course, which show whether a report is about another course.
    package var course: [String]
    /// The slug of the exercise that was graded last.
    package var current: String?
    /// The exercises that were graded, in the course's order.
    package var exercises: [ExerciseSummary]

    /// Creates a report from a learner's progress.
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
        // Grading a whole lesson grades several exercises at once; the learner is working on one that hasn't passed.
        let latest = graded.map(\.1.gradedAt).max()
        let last = graded.filter { $0.1.gradedAt == latest }
        current = (last.first { $0.1.outcome != .passed } ?? last.last)?.0.slug
        exercises = graded.map { exercise, entry in
            ExerciseSummary(
                name: exercise.slug, outcome: entry.outcome, summary: entry.summary.text,
                hasPassed: entry.passedAt != nil, passedChecks: entry.passedChecks,
                failedChecks: entry.failedChecks, attempts: Format.clamped(entry.attempts),
                activeSeconds: Format.clamped(entry.activeSeconds).rounded(),
                hints: min(max(0, progress.help[exercise.slug]?.hints ?? 0), exercise.hints.count),
                solutionSeen: progress.help[exercise.slug]?.solutionSeenAt != nil)
        }
    }

    /// Returns the content of the report's file.
    ///
    /// - Throws: The encoder's errors, which no report can cause.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }

    /// The name of the file, which is unique in a folder of many learners' reports.
    package var fileName: String { "report-\(learner).json" }
}

extension LearnerReport {
    /// The most bytes of a report: twenty times the size of a real one for a whole course.
    package static let largest = 1 << 20

    /// Creates a report from the content of a file, limiting its numbers to sensible ranges.
    package init(decoding data: Data) throws(UnusableReport) {
        struct Head: Decodable {
            var kind: String
            var format: Int
        }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        // The reason does not matter: the file is not one of our reports.
        guard let head = try? decoder.decode(Head.self, from: data), head.kind == Self.kind else {
            throw .notAReport
        }
        if head.format > Self.format {
            throw .newer(format: head.format)
        }
        // The reason does not matter: nobody repairs a report; its learner writes a new one.
        guard var report = try? decoder.decode(LearnerReport.self, from: data),
            LearnerIdentity(report.learner) != nil
        else { throw .damaged }
        report.name = report.name.flatMap(Self.name)
        for index in report.exercises.indices {
            let entry = report.exercises[index]
            report.exercises[index].attempts = Format.clamped(entry.attempts)
            report.exercises[index].activeSeconds = Format.clamped(entry.activeSeconds)
            report.exercises[index].hints = Format.clamped(entry.hints)
        }
        self = report
    }

    /// Returns a name that fits on a line, without extra blanks; `nil` if nothing is left.
    package static func name(_ text: String) -> String? {
        let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(100)
        return name.isEmpty ? nil : String(name)
    }
}
