import Foundation
import TestSupport
import Testing

@testable import WorkbookFormats
@testable import WorkbookModel
@testable import WorkbookReporting

struct FormatLimitTests {
    private struct Exercism: Decodable {
        struct Test: Decodable {
            var name: String
            var status: String
            var message: String?
            var output: String?
            var test_code: String?
            var task_id: Int?
        }
        var version: Int
        var status: String
        var message: String?
        var tests: [Test]
    }

    private func exercism(_ entry: FormatInput.Entry) throws -> Exercism {
        let text = try MachineFormat.exercism.text(of: SampleInput.input(entry))
        return try JSONDecoder().decode(Exercism.self, from: Data(text.utf8))
    }

    private func entry(_ verdict: Verdict?) -> FormatInput.Entry { .init(.sample(), verdict) }

    // MARK: - Exercism

    @Test("Exercism: output is cut to 500 characters, with a note that it was cut")
    func output() throws {
        let test = try #require(exercism(SampleInput.hostile).tests.first)
        let output = try #require(test.output)
        expectEqual(output.unicodeScalars.count, 500)
        #expect(output.hasSuffix("\nOutput was truncated. Please limit to 500 chars"))
        expectEqual(test.status, "fail")
        expectEqual(test.test_code?.hasPrefix("let lamp = Lamp()\n"), true)
        expectEqual(test.task_id, nil)
    }

    @Test("Exercism: if nothing ran, the status is error, with a message of at most 65,535 characters")
    func error() throws {
        let long = String(repeating: "\u{1B}x", count: 60_000)
        let report = try exercism(
            entry(
                Verdict(
                    .sample(), outcome: .didNotCompile,
                    checks: [CheckResult(Check(id: "a", name: "A"), .notAttempted)],
                    diagnostics: [Diagnostic(origin: .learner, place: nil, message: long)])))
        expectEqual(report.status, "error")
        #expect(report.tests.isEmpty)
        let message = try #require(report.message)
        expectEqual(message.unicodeScalars.count, 65_535)
        #expect(message.hasPrefix("error: \\u{1B}x"))
        try expectEqual(exercism(entry(nil)).message, "not started")
        try expectEqual(exercism(entry(nil)).status, "error")
    }

    @Test("Exercism: the status follows from the tests, which are listed in the suite's order")
    func status() throws {
        try expectEqual(exercism(entry(.sample([.passed, .passed]))).status, "pass")
        let mixed = try exercism(
            entry(.sample([.passed, .failed, .stopped(.exited(status: 0)), .notAttempted])))
        expectEqual(mixed.status, "fail")
        expectEqual(mixed.message, nil)
        expectEqual(mixed.tests.map(\.status), ["pass", "fail", "error", "error"])
        expectEqual(mixed.tests.map(\.name), ["Check 0", "Check 1", "Check 2", "Check 3"])
    }

    // MARK: - GitHub

    @Test("GitHub: at most ten annotations of each type are written, and the last one counts the rest")
    func mostAnnotations() throws {
        let many = entry(.sample(Array(repeating: .failed, count: 25)))
        let lines = try MachineFormat.github.text(of: SampleInput.input(many)).split(separator: "\n")
        let errors = lines.filter { $0.hasPrefix("::error ") }
        expectEqual(errors.count, 10)
        expectEqual(errors.last?.hasSuffix("::16 more; --format junit lists all"), true)
        let few = entry(.sample(Array(repeating: .failed, count: 10)))
        let all = try MachineFormat.github.text(of: SampleInput.input(few)).split(separator: "\n")
        expectEqual(all.count { $0.hasPrefix("::error file=") }, 10)
    }

    @Test("GitHub: every line is one of the tool's own commands, whatever learners write")
    func commands() throws {
        let lines = try MachineFormat.github.text(of: SampleInput.input(SampleInput.hostile)).split(
            separator: "\n")
        expectEqual(lines.map { $0.prefix { $0 != " " } }, ["::error", "::notice"])
        let properties = try #require(lines.first?.dropFirst(2).firstRange(of: "::"))
        let head = lines[0][..<properties.lowerBound]
        expectEqual(
            head,
            """
            ::error file=Lessons/1-lamp/9-shine/La%2Cmp.swift,line=4,col=2,\
            title=1.9 Shine #1 <now>%3A failed%3A It shines%3A 100%25%2C "always"
            """)
    }

    @Test("GitHub: nothing between stop-commands can enable commands again")
    func inert() {
        expectEqual(
            GitHubAnnotations.inert(["::add-mask::x", "  ::T0KEN::"], token: "T0KEN"),
            [
                "::stop-commands::T0KEN", "::add-mask::x", "  ::…::", "::T0KEN::",
            ])
    }

    // MARK: - Gradescope

    @Test("Gradescope: if a policy sets points, exercises have points and checks have none")
    func points() throws {
        struct Report: Decodable {
            struct Test: Decodable {
                var name: String
                var score: Double?
                var max_score: Double?
                var visibility: String?
            }
            var score: Double?
            var tests: [Test]
        }
        func report(_ entry: FormatInput.Entry, _ grade: FormatInput.Grade? = nil) throws -> Report {
            var input = SampleInput.input(entry)
            input.grade = grade
            let text = try MachineFormat.gradescope.text(of: input)
            return try JSONDecoder().decode(Report.self, from: Data(text.utf8))
        }
        var entry = entry(.sample([.passed, .failed]))
        try expectEqual(report(entry).score, 1)
        try expectEqual(report(entry).tests.map(\.max_score), [1, 1])
        entry.points = .init(earned: 2.5, possible: 4)
        // The gradebook has taken something off.
        let late = try report(entry, .init(.init(earned: 2, possible: 4), notes: ["late"]))
        expectEqual(late.score, 2)
        expectEqual(late.tests.map(\.score), [2.5, nil, nil])
        let ungraded = try report(entry, .init(nil, notes: ["3.2 has no grade"]))
        expectEqual([ungraded.score] + ungraded.tests.map(\.score), [nil, nil, nil, nil])
        // A test that needs a review is visible only to instructors and costs no points.
        let flagged = try report(SampleInput.flagged)
        expectEqual(flagged.score, 1)
        expectEqual(flagged.tests.map(\.visibility), [nil, "hidden"])
        expectEqual(flagged.tests.last?.max_score, nil)
    }

    // MARK: - Text

    @Test("Text is cut to a number of code points, including the note")
    func limited() {
        expectEqual(FormatText.limited("äöü", to: 3), "äöü")
        expectEqual(FormatText.limited("abcdef", to: 4), "ab …")
        expectEqual(FormatText.limited("abcdef", to: 1, note: "").unicodeScalars.count, 1)
    }
}
