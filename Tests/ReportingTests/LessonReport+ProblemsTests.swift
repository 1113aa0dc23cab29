import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting

struct LessonReportProblemsTests {
    private var text: String { SampleReport.report.problems(course: SampleReport.course).plain }

    @Test("Each problem is one line with the place that an editor marks")
    func lines() {
        expectEqual(
            text,
            """
            Lessons/1-lamp/2-switch/Lamp.swift:1: error: Tests cannot change isOn: tests can \
            write isOn; tests can reset the lamp
            Lessons/1-lamp/2-switch/Lamp.swift:1: error: The switch toggles the lamp, also when \
            it was on already: isOn after two presses: expected false, got true
            Lessons/1-lamp/3-wire/Lamp.swift:12:5: error: cannot find 'isOff' in scope
            Lessons/1-lamp/4-burn/Lamp.swift:8: error: The lamp burns out: your code crashed: \
            Index out of range
            Lessons/1-lamp/4-burn/Lamp.swift:1: error: The lamp glows: your code did not \
            finish within 10 seconds: a loop may never end, or something may wait forever
            Lessons/1-lamp/5-test-the-lamp/LampTests.swift:1: error: your tests did not catch: \
            the switch does nothing

            """)
    }

    @Test("Each message is marked at its own place, or at the check's first place if it has none")
    func places() {
        func place(_ line: Int) -> Place { Place(path: "LampTests.swift", line: line) }
        let result = CheckResult(
            Check(.tests("enabled"), name: "Every test is switched on"), .failed, ["one", "two", "three"],
            messagePlaces: [place(3), place(8), nil])
        expectEqual(result.place, place(3))
        let verdict = Verdict(.sample(), checks: [result])
        let report = LessonReport(
            lesson: .sample([verdict.exercise]), rows: [LessonReport.Row(verdict.exercise, verdict)])
        expectEqual(
            report.problems(course: SampleReport.course).plain,
            """
            LampTests.swift:3: error: one
            LampTests.swift:8: error: two
            LampTests.swift:3: error: three

            """)
    }

    @Test("A flag becomes a warning that says what a person should look at")
    func flags() {
        let verdict = SampleReport.passed.flagged([
            Flag("it starts a process", at: Place(path: "Lamp.swift", line: 3))
        ])
        let report = LessonReport(
            lesson: .sample([verdict.exercise]), rows: [LessonReport.Row(verdict.exercise, verdict)])
        expectEqual(
            report.problems(course: SampleReport.course).plain, "Lamp.swift:3: warning: it starts a process\n"
        )
    }

    @Test(
        "The VS Code task finds every problem and its place in these lines, and none in the report")
    func problemMatcher() throws {
        let tasks = try String(
            contentsOf: Repository.root.appending(path: ".vscode/tasks.json"), encoding: .utf8)
        // The file may contain comments, which JSON doesn't allow.
        let json = tasks.replacing(/(?m)^\s*\/\/.*$/, with: "")
        let file = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let task = try #require((file["tasks"] as? [[String: Any]])?.first)
        expectEqual((task["args"] as? [String])?.contains("--problems"), true)
        let matcher = try #require(task["problemMatcher"] as? [String: Any])
        let pattern = try #require((matcher["pattern"] as? [String: Any])?["regexp"] as? String)
        let expression = try NSRegularExpression(pattern: pattern)
        func found(_ text: String) -> [[String]] {
            text.split(separator: "\n").map(String.init).compactMap { line in
                expression.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)).map { match in
                    (1...5).map { Range(match.range(at: $0), in: line).map { String(line[$0]) } ?? "" }
                }
            }
        }
        let problems = found(text)
        expectEqual(problems.count, text.split(separator: "\n").count)
        #expect(
            problems.contains([
                "Lessons/1-lamp/3-wire/Lamp.swift", "12", "5", "error", "cannot find 'isOff' in scope",
            ]))
        let report = SampleReport.report.text(course: SampleReport.course, detail: .everything, width: 80)
        expectEqual(found(report.plain), [])
    }
}
