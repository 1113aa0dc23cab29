import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ChangingMessageTests {
    private func failures(_ messages: [String], of check: String = "A/a()") -> [CheckFailure] {
        [CheckFailure(check: check, messages: messages)]
    }

    @Test("A message that another run doesn't repeat is shown with what that run reported")
    func changing() {
        let found = ChangingMessage.all(
            between: failures(["same", "got 412"]), and: failures(["same", "got 87"]))
        expectEqual(found, [ChangingMessage(check: "A/a()", first: "got 412", second: "got 87")])
        expectEqual(
            found[0].words(first: "reported", second: "now"), "A/a() reported \"got 412\", and now \"got 87\""
        )
        expectEqual(ChangingMessage.all(between: failures(["a", "b"]), and: failures(["b", "a"])), [])
        // Another check is another mistake.
        expectEqual(ChangingMessage.all(between: failures(["a"]), and: failures(["b"], of: "A/b()")), [])
    }

    @Test("If a recorded message differs, the finding shows both")
    func recorded() throws {
        let suite = "Tests/Suites/1-lamp/1-switch"
        let course = try SampleCourse.load(in: TemporaryFolder.current)
        let exercise = course.exercises[0]
        let check = Check(.suite("LampChecks/toggles()"), name: "It toggles")
        func attempt(_ message: String) -> GradedVariation {
            GradedVariation(
                variation: Variation(
                    name: "rejected/v", folder: URL(filePath: "/v"), expectation: .turnedDown(by: [check.id]),
                    diagnosis: "It is."),
                result: VariationResult(
                    Verdict(exercise, checks: [CheckResult(check, .failed, [message])]), in: course))
        }
        let list = try JSONEncoder().encode(WrongTurns(observedIn: [attempt("got 412")]))
        try TemporaryFolder.current.write(["\(suite)/wrong-turns.json": String(decoding: list, as: UTF8.self)]
        )
        let comparison = RecordComparison(exercise: exercise, course: course)
        let found = try comparison.findings(about: [attempt("got 87")], canRecord: true)
        expectEqual(
            found.map(\.message),
            [
                "wrong-turns.json does not list what the rejected variations fail and report (v). "
                    + "LampChecks/toggles() reported \"got 412\", and now \"got 87\". "
                    + "If that changes from run to run, correct the suite or the variation"
            ])
        expectEqual(
            try comparison.findings(about: [attempt("got 412")], canRecord: true).map(\.kind), [.fine])
        let twice = WrongTurns(
            turns: Array(repeating: WrongTurns(observedIn: [attempt("got 412")]).turns[0], count: 2))
        try TemporaryFolder.current.write([
            "\(suite)/wrong-turns.json": String(decoding: try JSONEncoder().encode(twice), as: UTF8.self)
        ])
        expectEqual(
            try comparison.findings(about: [attempt("got 412")], canRecord: true).map(\.message),
            ["wrong-turns.json lists v twice"])
    }

    @Test("A correct variation that ends in another way when it is graded again is said to depend on chance")
    func chance() throws {
        let course = try SampleCourse.load(in: TemporaryFolder.current)
        func result(_ message: String?) -> VariationResult {
            let check = Check(.suite("LampChecks/toggles()"), name: "It toggles")
            let checks = [CheckResult(check, message == nil ? .passed : .failed, message.map { [$0] } ?? [])]
            return VariationResult(Verdict(course.exercises[0], checks: checks), in: course)
        }
        expectEqual(ChangingResult(result("got 1"), result("got 1")), nil)
        let end =
            ". So LampChecks/toggles() has different results from run to run: correct that first. \(ChangingResult.causes)"
        let passing = ChangingResult(result("got 1"), result(nil))
        expectEqual(passing?.sentence(), "graded again, it ended with: 1 of 1 check\(end)")
        // The same checks fail, so they don't have different results.
        expectEqual(
            ChangingResult(result("got 1"), result("got 2"))?.sentence(),
            "graded again, it failed the same checks, and LampChecks/toggles() reported something else: messages should be the same in every run"
        )
        // Also one that passes only the first time.
        expectEqual(
            ChangingResult(result(nil), result("got 2"))?.sentence(),
            "graded again, it ended with: LampChecks/toggles()\(end)")
    }

    @Test(
        "A rejected variation that fails one more check only sometimes isn't recorded, and the check is named"
    )
    func sometimes() {
        let always = failures(["no"])
        expectEqual(ChangingResult.clauses(first: always, second: always), [])
        expectEqual(
            ChangingResult.clauses(first: always, second: always + failures(["x"], of: "A/b()")),
            ["in the next run, it also failed A/b()"])
        expectEqual(
            ChangingResult.clauses(first: always + failures(["x"], of: "A/b()"), second: failures(["yes"])),
            [
                "A/a() reported \"no\", and in the next run \"yes\"",
                "in the next run, it didn't fail A/b()",
            ])
    }

    @Test("If a rejected variation ends in another way each time, recording it isn't the advice")
    func changingTurn() throws {
        let course = try SampleCourse.load(in: TemporaryFolder.current)
        let exercise = course.exercises[0]
        func attempt(_ ids: [String]) -> GradedVariation {
            let results = ids.map { CheckResult(Check(id: $0, name: $0), .failed, ["no"]) }
            return GradedVariation(
                variation: Variation(
                    name: "rejected/v", folder: URL(filePath: "/v"), expectation: .turnedDown(by: ["A/a()"]),
                    diagnosis: "It is."),
                result: VariationResult(Verdict(exercise, checks: results), in: course))
        }
        let recorded = WrongTurns(observedIn: [attempt(["A/a()"])])
        try TemporaryFolder.current.write([
            "Tests/Suites/1-lamp/1-switch/wrong-turns.json": String(
                decoding: try JSONEncoder().encode(recorded), as: UTF8.self)
        ])
        var surprise = attempt(["A/a()", "A/b()"])
        #expect(surprise.isSurprising(for: exercise, in: course, recorded))
        #expect(!attempt(["A/a()"]).isSurprising(for: exercise, in: course, recorded))
        #expect(!surprise.isSurprising(for: exercise, in: course, nil))
        #expect(attempt(["A/b()"]).isSurprising(for: exercise, in: course, nil))
        let comparison = RecordComparison(exercise: exercise, course: course)
        let start =
            "wrong-turns.json does not list what the rejected variations fail and report (v). v now also fails A/b()"
        let once = try comparison.findings(about: [surprise], canRecord: true)
        expectEqual(
            once.map(\.message),
            ["\(start). If that changes from run to run, correct the suite or the variation"])
        expectEqual(once.map(\.remedy), [.record(exercise.id)])
        var reworded = recorded
        reworded.turns[0].diagnosis = "It was."
        try TemporaryFolder.current.write([
            "Tests/Suites/1-lamp/1-switch/wrong-turns.json": String(
                decoding: try JSONEncoder().encode(reworded), as: UTF8.self)
        ])
        expectEqual(
            try comparison.findings(about: [attempt(["A/a()"])], canRecord: true).map(\.message),
            ["rejected.json has another diagnosis than wrong-turns.json (v)"])
        try TemporaryFolder.current.write([
            "Tests/Suites/1-lamp/1-switch/wrong-turns.json": String(
                decoding: try JSONEncoder().encode(recorded), as: UTF8.self)
        ])
        surprise.change = ChangingResult(surprise.result, attempt(["A/a()"]).result)
        let again = try comparison.findings(about: [surprise], canRecord: true)
        expectEqual(
            again.map(\.message),
            [
                "\(start); graded again, v ended with: A/a(). So A/b() has different results from run to run: correct that first. \(ChangingResult.causes)"
            ])
        expectEqual(again.map(\.remedy), [nil])
    }

    @Test("A rejected variation that passes, or that nobody has described, can't be recorded")
    func unfit() {
        func isUnfit(_ expectation: Variation.Expectation, failing: Bool) -> Bool {
            let check = Check(id: "a", name: "A")
            let attempt = GradedVariation(
                variation: Variation(name: "v", folder: URL(filePath: "/v"), expectation: expectation),
                result: VariationResult(
                    Verdict(.sample(), checks: [CheckResult(check, failing ? .failed : .passed, ["no"])]),
                    in: .sample([])))
            return attempt.isUnfitForRecord(of: .sample(), in: .sample([]))
        }
        let file = MalformedFile(file: URL(filePath: "/x"), keyPath: "", expected: "a", found: "b")
        expectEqual(isUnfit(.turnedDown(by: ["a"]), failing: true), false)
        expectEqual(isUnfit(.turnedDown(by: ["a"]), failing: false), true)
        expectEqual(isUnfit(.undescribed(file), failing: true), true)
        expectEqual(isUnfit(.passes, failing: true), false)
    }
}
