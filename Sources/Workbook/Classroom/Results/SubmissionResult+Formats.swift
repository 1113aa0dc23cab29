import Foundation
import WorkbookGrading
import WorkbookModel
import WorkbookReporting

extension SubmissionResult {
    /// Returns what the formats for other programs need, so that each submission can have a report of its own.
    ///
    /// Everything follows from the results, so that it is the same after a merge.
    ///
    /// - Parameters:
    ///   - version: The version of this tool.
    ///   - showsSource: Whether to show the source code of the checks, as far as the course has it.
    ///   - points: Returns the points for an exercise, if a policy awards some.
    package func formatInput(
        course: Course, version: String, showsSource: Bool = true,
        points: (Exercise) -> FormatInput.Points? = { _ in nil }
    ) -> FormatInput {
        FormatInput(
            title: submission.name, course: course,
            entries: exercises.map { result in
                FormatInput.Entry(
                    result.exercise, result.verdict, absence: result.status.absence,
                    points: points(result.exercise),
                    code: showsSource && course.suites == .files ? CheckCode.load(for: result.exercise) : nil)
            },
            startedAt: exercises.compactMap(\.evidence?.gradedAt).min()
                ?? submission.submittedAt ?? Date(timeIntervalSince1970: 0),
            seconds: exercises.compactMap(\.verdict?.seconds).reduce(0, +), version: version)
    }
}

extension ExerciseResult.Status {
    /// Why there is no verdict, in a few words.
    fileprivate var absence: String {
        switch self {
        case .graded, .notStarted: "not started"
        case .missing: "the submission has none of its files"
        case .pending: "not graded yet"
        }
    }
}
