import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel

struct UnprovenChecksTests {
    private let expected = ExpectedChecks(
        checks: ["a", "b", "c", "tests/present"].map { Check(id: $0, name: $0) }, starterFails: ["a"])

    /// Returns the messages about what an attempt proves by failing a check.
    private func findings(
        _ attempts: [(Variation.Expectation, failing: String)], message: String = "no"
    ) -> [Finding] {
        let graded = attempts.map { expectation, id in
            GradedVariation(
                variation: Variation(name: id, folder: URL(filePath: "/x"), expectation: expectation),
                result: VariationResult(
                    Verdict(.sample(), checks: [CheckResult(Check(id: id, name: id), .failed, [message])]),
                    in: .sample([])))
        }
        return UnprovenChecks(of: expected, graded).findings(for: Exercise.sample().id)
    }

    @Test("A remark names each check that neither the starter nor a rejected variation fails")
    func unproven() {
        let found = findings([(.turnedDown(by: ["b"]), "b")])
        expectEqual(found.map(\.kind), [.remark])
        expectEqual(
            found.first?.message, "1 check is failed neither by the starter nor by a rejected variation: c")
        // An accepted variation that fails a check proves nothing.
        expectEqual(
            findings([(.passes, "c")]).map(\.message),
            [
                "2 checks are failed neither by the starter nor by a rejected variation: b, c"
            ])
    }

    @Test("That the starter fails because something isn't written yet proves nothing")
    func unwritten() {
        let starter: Variation.Expectation = .failsExactly(["a"])
        let proven: (Variation.Expectation, failing: String) = (.turnedDown(by: ["b"]), "b")
        for message in ["Caught error: NotWrittenYet()", "crashed: Fatal error: write this"] {
            expectEqual(
                findings([(starter, "a"), proven], message: message).map(\.message),
                [
                    "2 checks are failed neither by the starter (apart from what isn't written yet) nor by a rejected variation: a, c"
                ])
        }
        expectEqual(
            findings([(starter, "a"), proven], message: "expected 1, got 2").map(\.message),
            ["1 check is failed neither by the starter nor by a rejected variation: c"])
    }

    @Test("If every check is failed by some attempt, there is no remark")
    func proven() {
        expectEqual(findings([(.turnedDown(by: ["b"]), "b"), (.turnedDown(by: ["c"]), "c")]), [])
    }
}

struct WrongTurnRecognitionTests {
    @Test("A variation that fails no check isn't recorded, because the list could not be read again")
    func withoutFailure() {
        let attempts = [[], [CheckResult(Check(id: "a", name: "A"), .failed, ["no"])]].map { checks in
            GradedVariation(
                variation: Variation(
                    name: "v", folder: URL(filePath: "/\(checks.count)"), expectation: .turnedDown(by: ["a"]),
                    diagnosis: "It is."),
                result: VariationResult(
                    Verdict(.sample(), outcome: .didNotCompile, checks: checks), in: .sample([])))
        }
        expectEqual(WrongTurns(observedIn: attempts).turns.map(\.name), ["1"])
    }

    private func turn(_ name: String, _ diagnosis: String, fails check: String) -> WrongTurns.Turn {
        WrongTurns.Turn(
            name: name, diagnosis: diagnosis, outcome: .failed,
            fails: [CheckFailure(check: check, messages: ["no"])])
    }

    @Test("Each wrong turn that isn't recognized is named with the reason")
    func reasons() {
        let known = WrongTurns(turns: [
            turn("first", "One.", fails: "a"), turn("second", "Two.", fails: "b"),
            turn("third", "Three.", fails: "b"), turn("fourth", "Four.", fails: "c"),
        ])
        expectEqual(
            known.recognition(unlisted: ["fifth"]),
            "2 of 5 are recognized by what they fail and report; not recognized: "
                + "second (reports the same as third, which has another diagnosis), "
                + "third (reports the same as second, which has another diagnosis), "
                + "fifth (reports the same as a variation without a diagnosis)")
        #expect(known.recognition(unlisted: []).hasPrefix("2 of 4 are recognized"))
    }
}
