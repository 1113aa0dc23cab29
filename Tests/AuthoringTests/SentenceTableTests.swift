import Foundation
import TestSupport
import Testing
import WorkbookSystem

@testable import WorkbookAuthoring
@testable import WorkbookModel

@Suite(.temporaryFolder) struct SentenceTableTests {
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
            task: [task], in: ["Lamp.swift"], checks: checks, failed: failed
        ).map(\.words)
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
            for: .sample(), of: .sample([]), ExpectedChecks(checks: checks, starterFails: []), [attempt])
        #expect(!found.contains { $0.message.contains("names no rejected variation") })
    }

    @Test("A sentence that is missing, changed or misplaced is reported")
    func incomplete() {
        let failed = ["dead": ["press()"]]
        expectEqual(
            problems(whole.dropLast(), failed: failed),
            ["the table lacks these words of the task in Lamp.swift: \"Be brief.\""])
        expectEqual(
            problems(whole.reversed(), failed: failed),
            [
                "the task, in Lamp.swift, does not contain this sentence after the one before it: \"`press()` turns it on.\""
            ])
    }

    @Test("What is wrong with a sentence is reported with its line and the file of the task")
    func place() throws {
        let path = "Tests/Suites/1-lamp/1-switch/sentences.json"
        let starter = "Solutions/1-lamp/1-switch/starter/Lamp.swift"
        let course = try SampleCourse.load(
            in: TemporaryFolder.current,
            changing: [
                starter: "// Lamp\n//\n// Write a lamp.\n",
                path: """
                { "format": 1, "sentences": [
                  { "sentence": "Write a light.", "note": "advice" }
                ] }
                """,
            ])
        let exercise = course.exercises[0]
        let table = try #require(try SentenceTable.load(for: exercise))
        expectEqual(
            table.findings(for: exercise, of: course, ExpectedChecks(checks: checks, starterFails: []), [])
                .map(\.message),
            [
                "\(path):2: the task, in \(starter), does not contain this sentence after the one before it: \"Write a light.\""
            ])
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
