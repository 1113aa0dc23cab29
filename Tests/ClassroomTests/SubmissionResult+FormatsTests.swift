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
            grade: GradeSummary(
                exercises: ["e1": .init(points: 2, possible: 2)],
                total: .init(points: 1.2346, possible: 2)))
        expectEqual(input.title, "Ada")
        expectEqual(input.startedAt, nil)
        let absences = input.entries.dropFirst().map(\.absence.reason)
        expectEqual(
            absences,
            [
                "Not started: the files are as they were handed out.",
                "The submission has none of its files.",
                "It was not graded yet.",
            ])
        expectEqual(input.entries.map(\.points?.earned), [2, nil, nil, nil])
        for format in MachineFormat.allCases where format != .github {
            let text = try format.text(of: input)
            #expect(absences.allSatisfy(text.contains), "\(format)")
        }
        try #expect(MachineFormat.gradescope.text(of: input).contains("1.2346,"))
        // With points, Gradescope lists an exercise first, and one without checks only there.
        let tests =
            try MachineFormat.gradescope.text(of: input).components(separatedBy: "\"name\" :").count - 1
        expectEqual(tests, exercises.count + verdict.checks.count)
    }

    @Test("A learner without a grade is an error with its reason in every format, even if every check passed")
    func noGrade() throws {
        let endings = [SampleGrades.Ending.flagged("uses a file"), .passed, .passed]
        let twice = ["ada-1", "ada-2"].map { SampleGrades.submission($0, name: "Ada", endings) }
        var held = GradingPolicy()
        held.flagged = .held
        for (submissions, policy, reason) in [
            (twice, GradingPolicy(), "several submissions"),
            ([twice[0]], held, "a person has to look at it first"),
        ] {
            // What counts isn't known if there are two.
            let counts = submissions.count == 1
            let book = try SampleGrades.gradebook(submissions, policy: policy, roster: "name\nAda\n")
            let input = submissions[0].formatInput(
                course: SampleGrades.course, version: "1",
                grade: GradeSummary(book.rows[0], columns: book.columns))
            let texts = try Dictionary(
                uniqueKeysWithValues: MachineFormat.allCases.map { ($0, try $0.text(of: input)) })
            for (format, text) in texts { #expect(text.contains(reason), "\(format)") }
            // The learner reads the same number of passed exercises everywhere.
            let feedback = Feedback(
                submissions[0], course: SampleGrades.course,
                grade: GradeSummary(book.rows[0], columns: book.columns))
            expectEqual(feedback.passed, input.passedCount)
            let passed = "\(feedback.passed) of 3"
            let markdown = feedback.markdown(timeZone: .gmt)
            expectEqual(markdown.contains("- exercises passed: **\(passed)**"), counts)
            expectEqual(markdown.contains("exercises passed"), counts)
            expectEqual(feedback.html(timeZone: .gmt).contains("1 of 1 passed"), counts)
            for format in [MachineFormat.gradescope, .github] {
                expectEqual(texts[format]?.contains("\(passed) exercises passed"), counts, "\(format)")
                expectEqual(texts[format]?.contains("exercises passed"), counts, "\(format)")
            }
            #expect(texts[.junit]?.contains("errors=\"0\" time") == false)
            #expect(texts[.exercism]?.contains("\n  \"status\" : \"error\"") == true)
            #expect(texts[.github]?.contains("no grade yet") == true)
            #expect(texts[.gradescope]?.contains("\"score\"") == false)
        }
        // Nobody has to look for what costs nothing.
        let free = twice[0].formatInput(
            course: SampleGrades.course, version: "1",
            grade: GradeSummary(
                try SampleGrades.gradebook([twice[0]]).rows[0],
                columns: try SampleGrades.gradebook([twice[0]]).columns))
        // It is one of those that passed, as in the gradebook and the feedback.
        expectEqual(free.passedCount, 3)
        for format in MachineFormat.allCases {
            try #expect(format.text(of: free).contains("uses a file"), "\(format)")
        }
    }
}
