import Testing
import TestSupport

@testable import WorkbookModel

struct VerdictTests {
    private static let stop = Stop.crashed(message: nil)

    @Test("The outcome follows from the checks", arguments: Row.all)
    func outcome(_ row: Row) {
        let checks = row.states.enumerated().map { CheckResult(Check(id: "c\($0)", name: "C"), $1) }
        expectEqual(Verdict(.sample(), checks: checks).outcome, row.outcome)
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var states: [CheckResult.State]
        var outcome: Verdict.Outcome

        var testDescription: String { name }

        static let all = [
            Row(name: "no checks at all", states: [], outcome: .graderError),
            Row(name: "all passed", states: [.passed, .passed], outcome: .passed),
            Row(name: "one failed", states: [.passed, .failed], outcome: .failed),
            Row(name: "one stopped", states: [.passed, .stopped(stop)], outcome: .stopped),
            Row(name: "one failed and one stopped", states: [.failed, .stopped(stop)], outcome: .stopped),
            Row(name: "one silent", states: [.passed, .notAttempted], outcome: .graderError),
            Row(name: "all silent", states: [.notAttempted, .notAttempted], outcome: .graderError),
            Row(name: "one failed and one silent", states: [.failed, .notAttempted], outcome: .failed),
            Row(
                name: "one stopped and one silent", states: [.notAttempted, .stopped(stop)], outcome: .stopped
            ),
        ]
    }

    @Test("An explicit outcome overrides what the checks say")
    func given() {
        let checks = [CheckResult(Check(id: "a", name: "A"), .notAttempted)]
        expectEqual(Verdict(.sample(), outcome: .didNotCompile, checks: checks).outcome, .didNotCompile)
    }

    @Test("Failing checks are those that failed or were stopped, in their original order")
    func failingChecks() {
        let states: [CheckResult.State] = [.passed, .stopped(Self.stop), .notAttempted, .failed]
        let checks = states.enumerated().map { CheckResult(Check(id: "c\($0)", name: "C"), $1) }
        expectEqual(Verdict(.sample(), checks: checks).failingChecks, ["c1", "c3"])
    }

    @Test("A learner reads first of the check that the order puts first, and last of what isn't written yet")
    func failingChecksAsRead() {
        let checks = [("a", "1"), ("b", "NotWrittenYet()"), ("c", "2"), ("d", "3")].map { id, message in
            CheckResult(Check(id: id, name: id, after: id == "d" ? ["c"] : []), .failed, [message])
        }
        let turn = WrongTurns.Turn(
            name: "", diagnosis: "", outcome: .failed, fails: checks.compactMap(CheckFailure.init),
            decisive: "c")
        let order = FailureOrder(of: checks, among: [turn], ran: true, testsUseCode: false)
        let part = UnwrittenPart(name: "press()", place: Place(path: "Lamp.swift", line: 2))
        let verdict = Verdict(.sample(), checks: checks, notes: [.unwritten([part])], order: order)
        expectEqual(verdict.failingChecksAsRead, ["c", "a", "d", "b"])
    }

    @Test("A place is written in the form that editors make clickable")
    func place() {
        expectEqual(Place(path: "Lessons/Lamp.swift", line: 3).text, "Lessons/Lamp.swift:3")
        expectEqual(Place(path: "Lessons/Lamp.swift", line: 3, column: 7).text, "Lessons/Lamp.swift:3:7")
    }
}
