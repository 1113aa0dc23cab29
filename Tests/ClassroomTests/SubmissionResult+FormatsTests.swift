import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookFormats
@testable import WorkbookModel
@testable import WorkbookReporting

struct SubmissionResultFormatsTests {
    private let exercises = (1...4).map { Exercise.sample($0, slug: "e\($0)", title: "Exercise") }

    @Test("Every format contains every exercise of a submission, with the reason if it wasn't graded")
    func formats() throws {
        let verdict = Verdict.sample([.passed], exercise: exercises[0])
        let result = SubmissionResult(
            Submission(id: "ada", name: "Ada"),
            [
                ExerciseResult(exercises[0], .graded(verdict)), ExerciseResult(exercises[1], .notStarted),
                ExerciseResult(exercises[2], .missing), ExerciseResult(exercises[3], .pending),
            ])
        let input = result.formatInput(
            course: .sample(exercises), version: "0.1.0",
            grade: GradeSummary(exercises: ["e1": .init(points: 2, possible: 2)]))
        expectEqual(input.title, "Ada")
        expectEqual(input.startedAt, nil)
        let absences = input.entries.dropFirst().map(\.absence.reason)
        expectEqual(
            absences,
            [
                "not started: the files are as they were handed out", "the submission has none of its files",
                "not graded yet",
            ])
        expectEqual(input.entries.map(\.points?.earned), [2, nil, nil, nil])
        for format in MachineFormat.allCases where format != .github {
            let text = try format.text(of: input)
            #expect(absences.allSatisfy(text.contains), "\(format)")
        }
    }
}
