import Foundation
import Testing
import TestSupport

@testable import WorkbookAuthoring
@testable import WorkbookModel

struct UnprovenChecksTests {
    private let expected = ExpectedChecks(
        checks: ["a", "b", "c", "tests/present"].map { Check(id: $0, name: $0) }, starterFails: ["a"])

    private func variation(_ name: String, _ expectation: Variation.Expectation) -> Variation {
        Variation(name: name, folder: URL(filePath: "/x"), expectation: expectation)
    }

    private func result(failing id: String) -> VariationResult {
        VariationResult(
            Verdict(.sample(), checks: [CheckResult(Check(id: id, name: id), .failed, ["no"])]),
            in: .sample([]))
    }

    @Test("A check that neither the starter nor a rejected variation fails is named in a remark")
    func unproven() {
        let rejected = variation("rejected/b", .turnedDown(by: ["b"]))
        let findings = UnprovenChecks(of: expected, [rejected], ["rejected/b": result(failing: "b")])
            .findings(for: Exercise.sample().id)
        #expect(
            findings.map(\.message) == [
                "1 check is failed neither by the starter nor by a rejected variation: c"
            ])
        #expect(findings.allSatisfy { $0.isFine && $0.isRemark })
        // An accepted variation that fails a check proves nothing.
        let accepted = variation("accepted/c", .passes)
        let more = UnprovenChecks(of: expected, [accepted], ["accepted/c": result(failing: "c")])
        #expect(
            more.findings(for: Exercise.sample().id).map(\.message) == [
                "2 checks are failed neither by the starter nor by a rejected variation: b, c"
            ])
    }

    @Test("If every check is failed by some attempt, there is no remark")
    func proven() {
        let variations = ["b", "c"].map { variation("rejected/\($0)", .turnedDown(by: [$0])) }
        let results = ["rejected/b": result(failing: "b"), "rejected/c": result(failing: "c")]
        #expect(UnprovenChecks(of: expected, variations, results).findings(for: Exercise.sample().id) == [])
    }
}

struct RecognitionTextTests {
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
        #expect(
            RecognitionText(known, starterFails: ["a"], unlisted: ["fifth"]).sentence
                == "1 of 5 is recognized by what they fail and report; not recognized: "
                + "first (fails the same checks as the starter), "
                + "second (reports the same as third, which has another diagnosis), "
                + "third (reports the same as second, which has another diagnosis), "
                + "fifth (reports the same as a variation without a diagnosis)")
        #expect(
            RecognitionText(known, starterFails: [], unlisted: []).sentence.hasPrefix("2 of 4 are recognized")
        )
    }
}
