import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookSystem

@Suite struct GradebookProblemTests {
    private func lines(_ problem: GradebookProblem) -> [String] {
        let setting = ErrorMessage.Setting(program: "grade", version: "1.2", folder: URL(filePath: "/class"))
        let message = ErrorMessage(problem, in: setting)
        return ([message.summary] + message.details).map(\.text)
    }

    @Test("A mistake in the policy is shown with its location and isn't blamed on the course")
    func policy() {
        let mistake = MalformedFile(
            file: URL(filePath: "/class/policy.json"), keyPath: "late.perDay", expected: "a", found: "b")
        expectEqual(
            lines(.malformedPolicy(mistake)),
            [
                "the grading policy can't be used.", "In policy.json, at late.perDay:",
                "expected a, found b.",
            ])
        expectEqual(
            lines(.unknownName("swich", keyPath: "exercises.swich", suggestion: "switch")),
            [
                "the grading policy names something that doesn't exist.",
                "At exercises.swich: \"swich\". Did you mean \"switch\"?",
            ])
    }

    @Test("An unreadable table is reported with the line and what to do")
    func tables() {
        expectEqual(
            lines(.table(.notUTF8(line: 4), source: .roster)),
            [
                "the roster can't be read as CSV: line 4 is not in UTF-8.",
                "In the spreadsheet, save the file as \"CSV UTF-8\".",
            ])
        expectEqual(
            lines(.notATime("soon", line: 3, expected: PolicyDate.expected))[0],
            "in line 3 of the table of times, \"soon\" is not a time.")
    }

    @Test("Every problem says what happened and what to do, in a few lines")
    func all() {
        let many = (0..<50).map { "column \($0)" }
        let problems: [GradebookProblem] = [
            .lessonTooSmall(lesson: "1"), .lessonTooLarge(lesson: "1"),
            .sameName("3", "testable", keyPath: "lessons"),
            .roundedToZero(exercise: "7.1", points: 0.4, decimals: 0),
            .contradiction("decisions[0] (\"a\": 1)", "decisions[1] (\"b\": 2)", about: "3.2 of Ada"),
            .table(.openQuote(line: 1), source: .export),
            .noRows(source: .times),
            .noLearnerColumn(source: .roster, found: many), .noTimeColumn(found: []),
            .unknownExport(found: many),
            .noGradeColumn("x", candidates: many), .gradeColumnNotChosen(candidates: many),
            .gradeColumnNotChosen(candidates: []), .otherPoints(column: "x", possible: 10, ours: [3, 3]),
        ]
        for problem in problems {
            let text = lines(problem)
            #expect(text.count >= 2 && text.joined().count < 700, "\(text)")
        }
        let dropped = GradebookProblem.otherPoints(column: "x", possible: 50, ours: [45, 30, 45])
        expectEqual(
            lines(dropped),
            [
                "\"x\" is worth 50 points, but this gradebook 30 to 45, because the policy drops exercises.",
                "Add  --scale  to scale the grades of each learner.",
            ])
        #expect(lines(problems[problems.count - 1])[1].hasPrefix("Change the points in one of the two"))
    }
}
