import TestSupport
import Testing

@testable import WorkbookModel

struct CheckFailureTests {
    private let check = Check(id: "LampChecks/glows()", name: "The lamp glows")

    @Test("A check that failed or was stopped is a failure with the messages it reported")
    func results() {
        #expect(CheckFailure(CheckResult(check, .passed)) == nil)
        #expect(CheckFailure(CheckResult(check, .notAttempted)) == nil)
        expectEqual(CheckFailure(CheckResult(check, .failed, ["one", "two"]))?.messages, ["one", "two"])
        expectEqual(
            CheckFailure(CheckResult(check, .stopped(.crashed(message: "No bulb")), ["one"]))?.messages,
            [
                "one", "crashed: No bulb",
            ])
        expectEqual(CheckFailure(CheckResult(check, .stopped(.crashed(message: nil))))?.messages, ["crashed"])
        // The time limit is a setting, so it isn't part of the message.
        for seconds in [3.0, 10] {
            let result = CheckResult(check, .stopped(.timeLimit(seconds: seconds)))
            expectEqual(CheckFailure(result)?.messages, ["timeLimit"])
        }
    }

    @Test("Messages to compare are short, and shortening them again changes nothing")
    func stable() {
        let long = String(repeating: "a value, ", count: 1000)
        let failure = CheckFailure(check: "c", messages: Array(repeating: long, count: 50)).stable
        expectEqual(failure.messages.count, 8)
        #expect(failure.messages.allSatisfy { $0.count <= 300 })
        expectEqual(failure.stable, failure)
    }

    @Test("A stable failure stays the same when stabilized again, even with a shortened list")
    func twice() {
        let users = (1...12).map { "User(name: \"Ada \($0 * 7 % 12)\", lastname: \"Lovelace\")" }
        let failure = CheckFailure(check: "a", messages: ["expected [\(users.joined(separator: ", "))]"])
        expectEqual(failure.stable.stable, failure.stable)
    }

    @Test("Tests that can't fail are compared without their names and their number")
    func canFail() {
        func failure(_ messages: [String], check: String = "tests/can-fail") -> CheckFailure {
            CheckFailure(check: check, messages: messages)
        }
        let one = failure(["your test `a()` passes"])
        expectEqual(one.stable, failure(["your test `b()` passes", "your test `c d` passes"]).stable)
        expectEqual(one.stable.messages, ["one of the tests passes"])
        expectEqual(one.stable.stable, one.stable)
        #expect(one.stable != failure(["your test `a()` asserts nothing"]).stable)
    }

    @Test(
        "Names of tests aren't compared, and their expectations only if the first correct version breaks them",
        arguments: [
            (
                ["your test `a()` should also pass with a computed lamp, but it fails: (lamp → 1) == 2"],
                ["one of the tests should also pass with a computed lamp"]
            ),
            (
                [
                    "your tests `a()`, \"dim, twice\" and 2 more should also pass with a lamp, but they fail: x",
                    "your test `e()` should also pass with a lamp, but it crashes",
                ], ["one of the tests should also pass with a lamp"]
            ),
            (
                ["your tests `a()` and `b()` should pass with a stored lamp, but they fail: (lamp → 1) == 2"],
                ["one of the tests should pass with a stored lamp, but it fails: (lamp → 1) == 2"]
            ),
            (
                ["your tests noticed \"no light\" only by crashing in `a()`: a test should fail, not stop"],
                [
                    "your tests noticed \"no light\" only by crashing in one of them: a test should fail, not stop"
                ]
            ),
            (
                ["your test \"a b\" passes only after another test; on its own, it fails: (lamp → 1) == 2"],
                ["one of the tests passes only after another test"]
            ),
        ])
    func namesOfTests(messages: [String], compared: [String]) {
        let failure = CheckFailure(check: "accepts/original", messages: messages).stable
        expectEqual(failure.messages, compared)
        expectEqual(failure.stable, failure)
    }

    @Test("Which error a learner's code throws isn't compared")
    func errors() {
        let failure = CheckFailure(
            check: "Suite/read()", messages: ["`zone`: expected 1, got the error missing(\"zone\")"])
        expectEqual(failure.stable.messages, ["`zone`: expected 1, got an error"])
        expectEqual(failure.stable.stable, failure.stable)
    }

    @Test("Messages about tests that fail in parallel aren't compared, because they vary")
    func together() {
        let one = CheckFailure(check: "tests/together", messages: ["your test `a()` …: got 3"])
        let other = CheckFailure(check: "tests/together", messages: ["your test `b()` …: got 4", "another"])
        expectEqual(one.stable, other.stable)
        expectEqual(one.stable.stable, one.stable)
        #expect(one.stable != CheckFailure(check: "tests/alone", messages: one.messages).stable)
    }
}
