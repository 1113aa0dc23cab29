import Foundation
import TestSupport
import Testing
import WorkbookSystem

@testable import WorkbookAuthoring
@testable import WorkbookModel

struct SentenceTableTests {
    private let task = """
        Write a lamp:

        1. A new lamp is *off*. `press()` turns it
           on.

               lamp.press()

        2. Be brief.
        """
    private let checks = [Check(id: "new()", name: "New"), Check(id: "press()", name: "Press")]

    private func problems(_ entries: [SentenceTable.Entry], failed: [String: [String]]) -> [String] {
        SentenceTable(sentences: entries).problems(
            task: [task], checks: checks, failed: failed)
    }

    private let whole: [SentenceTable.Entry] = [
        .init(sentence: "Write a lamp:", note: "introduction"),
        .init(sentence: "A new lamp is off.", checks: ["new()"]),
        .init(sentence: "`press()` turns it on.", checks: ["press()"], variation: "dead"),
        .init(sentence: "Be brief.", note: "advice"),
    ]

    @Test("A table with all sentences of the task and checks that can fail has no problem")
    func complete() {
        expectEqual(problems(whole, failed: ["dead": ["press()"]]), [])
    }

    @Test("A rejected variation that nobody has described is there")
    func undescribed() {
        let file = MalformedFile(file: URL(filePath: "/x"), keyPath: "", expected: "a", found: "b")
        let attempt = GradedVariation(
            variation: Variation(
                name: "rejected/dead", folder: URL(filePath: "/dead"), expectation: .undescribed(file)),
            result: VariationResult(
                Verdict(.sample(), checks: [CheckResult(checks[1], .failed, ["no"])]), in: .sample([])))
        let found = SentenceTable(sentences: whole).findings(
            for: .sample(), ExpectedChecks(checks: checks, starterFails: []), [attempt])
        #expect(!found.contains { $0.message.contains("names no rejected variation") })
    }

    @Test("A sentence that is missing, changed or misplaced is reported")
    func incomplete() {
        let failed = ["dead": ["press()"]]
        expectEqual(
            problems(whole.dropLast(), failed: failed),
            ["the table lacks these words of the task: \" Be brief.\""])
        expectEqual(
            problems(whole.reversed(), failed: failed),
            ["the task does not contain, after the sentence before it: \"`press()` turns it on.\""])
    }

    @Test("A check that is unknown, or that its variation passes is reported")
    func wrongCheck() {
        expectEqual(
            problems(whole, failed: [:]), ["\"`press()` turns it on.\" names no rejected variation: dead"])
        expectEqual(
            problems(whole, failed: ["dead": ["new()"]]),
            ["\"`press()` turns it on.\": dead does not fail press()"])
        var other = whole
        other[2].variation = nil
        other[2].checks = ["push()"]
        expectEqual(problems(other, failed: [:]), ["\"`press()` turns it on.\" names unknown checks: push()"])
    }
}
