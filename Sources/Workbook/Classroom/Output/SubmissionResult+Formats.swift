import Foundation
import WorkbookFormats
import WorkbookGrading
import WorkbookModel

extension SubmissionResult {
    /// Returns what of the submission can't be graded, unless a person decided on the points, a sentence each.
    private func reasonsForNoGrade(_ grade: GradeSummary) -> [String] {
        exercises.reduce(into: []) { reasons, result in
            guard case .unusable(let problem) = result.status,
                !reasons.contains(problem.wordsWithoutGrade), grade.decisions[result.exercise.slug] == nil
            else { return }
            reasons.append(problem.wordsWithoutGrade)
        }
    }

    /// Returns what the formats for other programs need, so that each submission can have a report of its own.
    ///
    /// Everything follows from the results, so that it is the same after a merge.
    ///
    /// - Parameters:
    ///   - version: The version of this tool.
    ///   - showsSource: Whether to show the source code of the checks, as far as the course has it.
    ///   - grade: What the gradebook says.
    package func formatInput(
        course: Course, version: String, showsSource: Bool = true, grade: GradeSummary? = nil
    ) -> FormatInput {
        FormatInput(
            title: submission.name, course: course,
            entries: exercises.map { result in
                // What nobody could grade, a person may have decided.
                let isUngraded = result.state.isOpen || result.verdict == nil
                let decision = isUngraded ? grade?.decisions[result.exercise.slug] : nil
                return FormatInput.Entry(
                    result.exercise, decision == nil ? result.verdict : nil,
                    absence: decision.map(FormatInput.Absence.init(decision:)) ?? result.absence,
                    withheld: grade?.withheld[result.exercise.slug],
                    points: grade?.exercises[result.exercise.slug].map(FormatInput.Points.init),
                    code: showsSource && course.suites == .files ? CheckCode.load(for: result.exercise) : nil)
            },
            grade: grade.map { grade in
                let points = grade.total.map { "The gradebook has \($0.words)." }
                return FormatInput.Grade(
                    grade.total.map(FormatInput.Points.init), isOneOfSeveral: grade.isOneOfSeveral,
                    notes: [
                        points
                            ?? (grade.differsInGroup ? nil : "There is no grade yet, so there is no score.")
                    ]
                    .compactMap(\.self) + grade.notes
                        + (grade.total == nil ? reasonsForNoGrade(grade) : []))
            },
            startedAt: exercises.compactMap { $0.verdict == nil ? nil : $0.evidence?.gradedAt }.min(),
            seconds: exercises.compactMap(\.verdict?.seconds).reduce(0, +), version: version)
    }
}

extension FormatInput.Points {
    fileprivate init(_ score: GradeSummary.Score) {
        self.init(earned: score.points, possible: score.possible)
    }
}

extension FormatInput.Absence {
    /// Creates the absence of a verdict that a person's decision replaces.
    fileprivate init(decision: String) {
        self.init(decision, status: "decided", words: "decided by a person", isError: false)
    }
}

extension ExerciseResult {
    /// Why there is no verdict on what was handed in.
    fileprivate var absence: FormatInput.Absence {
        let reason =
            switch status {
            case .graded, .notStarted: "Not started: the files are as they were handed out."
            case .missing: "The submission has none of its files."
            case .pending: "It was not graded yet."
            case .unusable(let problem): problem.wordsWithoutGrade
            }
        return FormatInput.Absence(
            reason, status: state.rawValue, words: state.words, isError: true, isOpen: state.isOpen)
    }
}
