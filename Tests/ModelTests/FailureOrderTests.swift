import TestSupport
import Testing

@testable import WorkbookModel

struct FailureOrderTests {
    /// Returns results in the order of their ids, of which some fail and each says its value.
    private func results(_ failing: [String: String], after: [String: [String]] = [:]) -> [CheckResult] {
        ["new", "reset", "set", "two", "accepts/stored", "accepts/computed", "tests/present"].map { id in
            let check = Check(id: id, name: id, after: after[id] ?? [])
            return failing[id].map { CheckResult(check, .failed, [$0]) } ?? CheckResult(check, .passed)
        }
    }

    private func turn(_ decisive: String?, _ fails: [String: String]) -> WrongTurns.Turn {
        WrongTurns.Turn(
            name: "", diagnosis: "", outcome: .failed,
            fails: fails.map { CheckFailure(check: $0, messages: [$1]) }, decisive: decisive)
    }

    private func order(
        _ results: [CheckResult], _ turns: [WrongTurns.Turn] = [], ran: Bool = true,
        testsUseCode: Bool = false
    ) -> [[String]] {
        let order = FailureOrder(of: results, among: turns, ran: ran, testsUseCode: testsUseCode)
        return [order.main, order.consequences]
    }

    @Test("Without a similar recorded mistake, failing checks keep the suite's order")
    func suiteOrder() {
        let results = results(["set": "0", "new": "1"])
        expectEqual(order(results), [["new", "set"], []])
        let other = turn("two", ["two": "2", "reset": "0"])
        expectEqual(order(results, [other]), [["new", "set"], []])
        expectEqual(order(self.results([:])), [[], []])
    }

    @Test("The mistake that reports most alike decides which check comes first, and which follow from it")
    func likeliest() {
        let results = results(["new": "1", "set": "0", "two": "2"])
        let alike = turn("set", ["new": "1", "set": "0"])
        let lessAlike = turn("new", ["new": "5", "set": "5"])
        expectEqual(order(results, [lessAlike, alike]), [["set", "two"], ["new"]])
        // A mistake whose decisive check passes here says nothing, and neither does one that kept the suite from running.
        expectEqual(order(results, [turn("reset", ["new": "1", "set": "0", "reset": "1"])])[0][0], "new")
        expectEqual(order(results, [alike], ran: false)[0], ["new", "set", "two"])
    }

    @Test("If several mistakes are equally like it, most of them decide")
    func vote() {
        let fails = ["new": "1", "set": "0"]
        let turns = [turn("new", fails), turn("set", fails), turn("set", fails)]
        expectEqual(order(results(fails), turns), [["set"], ["new"]])
        expectEqual(order(results(fails), Array(turns.prefix(2))), [["new"], ["set"]])
    }

    @Test("A compile-time check follows only if the compiler says the same as in the recorded mistake")
    func otherWords() {
        let checks = ["compile/read", "compile/closed"].map { Check(id: $0, name: $0) }
        func order(_ words: String) -> [String] {
            FailureOrder(
                of: [
                    CheckResult(checks[0], .failed, ["a"]), CheckResult(checks[1], .failed, [words]),
                ],
                among: [turn("compile/read", ["compile/read": "a", "compile/closed": "b"])], ran: true,
                testsUseCode: false
            ).consequences
        }
        expectEqual(order("b"), ["compile/closed"])
        expectEqual(order("c"), [])
    }

    @Test("A compile-time check doesn't follow from one that ran, even if a recorded mistake fails both")
    func structure() {
        let results = ["compile/read", "set", "two"].map {
            CheckResult(Check(id: $0, name: $0), .failed, ["a"])
        }
        let turn = turn("set", ["compile/read": "a", "set": "a", "two": "a"])
        expectEqual(order(results, [turn]), [["set", "compile/read"], ["two"]])
    }

    @Test(
        "Checks that the same line stopped, or that end the process, follow the first of them; another crash doesn't"
    )
    func sameStop() {
        let (here, there) = (Place(path: "Lamp.swift", line: 2), Place(path: "Lamp.swift", line: 9))
        let crash = Stop.crashed(message: "no bulb")
        let stops: [(Stop, Place?)] = [
            (crash, here), (crash, there), (.exited(status: 0), here), (crash, here),
            (.crashed(message: "no"), here),
        ]
        func order(_ stops: [(Stop, Place?)]) -> [[String]] {
            let results = stops.enumerated().map { number, stop in
                CheckResult(Check(id: "\(number)", name: ""), .stopped(stop.0), place: stop.1)
            }
            return self.order(results)
        }
        expectEqual(order(stops), [["0", "1", "2", "4"], ["3"]])
        expectEqual(order(Array(repeating: (.exited(status: 0), nil), count: 3)), [["0"], ["1", "2"]])
        // Only the first loop has a place.
        let hang = Stop.timeLimit(seconds: 10)
        expectEqual(order([(hang, here), (hang, nil), (hang, there)]), [["0", "2"], ["1"]])
    }

    @Test("Compile-time checks that the compiler refuses with the same words follow the first of them")
    func sameError() {
        let errors = ["'isOn' is private", "'press' is private", "'isOn' is private", nil, nil]
        let results = errors.enumerated().map { number, error in
            var result = CheckResult(Check(id: "compile/\(number)", name: ""), .failed, ["no"])
            result.compilerError = error
            return result
        }
        expectEqual(order(results), [["compile/0", "compile/1", "compile/3", "compile/4"], ["compile/2"]])
    }

    @Test("A check that an author puts after another one follows it")
    func after() {
        let results = results(
            ["reset": "1", "set": "0", "two": "2"], after: ["reset": ["set"], "two": ["reset"]])
        expectEqual(order(results), [["set"], ["reset", "two"]])
        expectEqual(order(results, [turn("two", ["two": "2"])])[0][0], "set")
        // Two checks that name each other don't make it search forever.
        let circle = self.results(["new": "1", "set": "0"], after: ["new": ["set"], "set": ["new"]])
        expectEqual(order(circle)[0].count, 1)
    }

    @Test("What is wrong with a name that stands for a missing one follows, and with any other name doesn't")
    func renamed() {
        func consequences(_ declarations: [String]?) -> [String] {
            var results = ["compile/read", "compile/surface"].map {
                CheckResult(Check(id: $0, name: ""), .failed, ["no"])
            }
            results[1].declarations = declarations
            return FailureOrder(
                of: results, among: [], ran: true, testsUseCode: false,
                notes: [.undeclared(["Lamp"], checks: ["compile/read"]), .otherName("Light", of: "Lamp")]
            ).consequences
        }
        expectEqual(consequences(["Light.isOn", "Light"]), ["compile/surface"])
        expectEqual(consequences(["Light.isOn", "Bulb"]), [])
        expectEqual(consequences(nil), [])
    }

    @Test("A crash comes first, unless exactly this mistake is known")
    func crash() {
        var results = results(["new": "1"])
        results[3] = CheckResult(results[3].check, .stopped(.crashed(message: "no value")))
        expectEqual(order(results)[0], ["two", "new"])
        let known = turn("new", ["new": "1", "two": "crashed: no value"])
        expectEqual(order(results, [known]), [["new"], ["two"]])
    }

    @Test("What is wrong with tests comes after the code, and follows from it if the tests use that code")
    func tests() {
        let results = results(["set": "0", "accepts/stored": "no"])
        expectEqual(order(results), [["set", "accepts/stored"], []])
        expectEqual(order(results, testsUseCode: true), [["set"], ["accepts/stored"]])
        let testsOnly = self.results(["tests/present": "none", "accepts/stored": "no"])
        expectEqual(order(testsOnly, testsUseCode: true), [["accepts/stored", "tests/present"], []])
    }

    @Test("Other correct versions that are rejected beside the first one come last")
    func rejections() {
        let both = results(["accepts/stored": "no", "accepts/computed": "no", "tests/present": "none"])
        expectEqual(order(both), [["accepts/stored", "tests/present"], ["accepts/computed"]])
        expectEqual(order(results(["accepts/computed": "no"])), [["accepts/computed"], []])
    }
}
