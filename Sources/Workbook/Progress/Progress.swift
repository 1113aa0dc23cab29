import Foundation

/// What a learner has done so far, by the names of the exercises.
public struct Progress: Sendable, Equatable, Codable {
    /// What is known of one exercise.
    public struct Entry: Sendable, Equatable, Codable {
        /// How the last grading ended.
        public var outcome: Verdict.Outcome
        /// The last verdict in a few words, such as "4 of 5 checks".
        public var summary: String
        /// The ids of the checks that passed last time.
        public var passedChecks: [String]
        /// How often the exercise was graded.
        public var attempts: Int
        /// When it was graded last.
        public var gradedAt: Date
        /// When it passed for the first time.
        public var passedAt: Date?
    }

    /// The version of the file format that this tool writes.
    public static let format = 1

    /// The version of the file's format.
    public var format = Progress.format
    /// The entries by exercise name, which stays the same when exercises are moved.
    public var exercises: [String: Entry] = [:]

    /// Starts with nothing done.
    public init() {}

    /// Takes a verdict into account; our own failures are not the learner's attempts.
    mutating func record(_ verdict: Verdict, at date: Date) {
        guard verdict.outcome != .graderError else { return }
        let slug = verdict.exercise.slug
        let old = exercises[slug]
        exercises[slug] = Entry(
            outcome: verdict.outcome, summary: verdict.summary,
            passedChecks: verdict.checks.filter { $0.state == .passed }.map(\.check.id),
            // A damaged file may hold any number, the largest included.
            attempts: min(old?.attempts ?? 0, .max - 1) + 1, gradedAt: date,
            passedAt: old?.passedAt ?? (verdict.outcome == .passed ? date : nil))
    }
}
