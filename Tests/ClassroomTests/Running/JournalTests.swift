import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite(.temporaryFolder) struct JournalTests {
    private var file: URL { TemporaryFolder.current("results/journal.jsonl") }
    private let exercise = SampleProgress.course.exercises[0]

    private func entry(
        _ submission: String, _ outcome: Verdict.Outcome = .passed, attempt: String = "a"
    ) -> JournalEntry {
        JournalEntry(
            submission: submission,
            key: .init(exercise: exercise.slug, attempt: attempt, conditions: "c"),
            verdict: StoredVerdict(Verdict(exercise, outcome: outcome)),
            evidence: Evidence(
                attempt: attempt, suite: "s", toolchain: "t", tool: "1", isSandboxed: true, limits: [],
                gradedAt: SampleProgress.day, seconds: 1))
    }

    @Test("Entries are still there after the journal is reopened")
    func reopened() throws {
        let entries = [entry("ada"), entry("ben", .failed, attempt: "b")]
        for entry in entries { try Journal(file).add(entry) }
        let content = try JournalContent(reading: file)
        expectEqual(content.sortedEntries, entries)
        expectEqual(content.verdicts[entries[1].key], entries[1].verdict)
    }

    @Test("Only a line that was cut off is lost")
    func cutOff() throws {
        try Journal(file).add(entry("ada"))
        try Journal(file).add(entry("ben", .failed, attempt: "b"))
        let data = try Data(contentsOf: file)
        try data.dropLast(40).write(to: file)
        #expect(try JournalContent(reading: file).isCutOff)
        try Journal(file).add(entry("cleo", .failed, attempt: "c"))
        try expectEqual(JournalContent(reading: file).sortedEntries.map(\.submission), ["ada", "cleo"])
    }

    @Test("Identical files in several submissions store their verdict once")
    func identical() throws {
        let journal = try Journal(file)
        try journal.add(entry("ada"))
        let size = try Data(contentsOf: file).count
        try journal.add(entry("ben"))
        let line = try Data(contentsOf: file).dropFirst(size)
        #expect(!String(decoding: line, as: UTF8.self).contains("\"verdict\""))
        try expectEqual(JournalContent(reading: file).entry(of: "ben", exercise: exercise.slug), entry("ben"))
    }

    @Test("A grader error is recorded but doesn't count as a verdict")
    func toolFailure() throws {
        try Journal(file).add(entry("ada", .graderError))
        let content = try JournalContent(reading: file)
        #expect(content.verdicts.isEmpty && content.sortedEntries.count == 1)
    }

    @Test("The last entry for an exercise counts")
    func last() throws {
        let journal = try Journal(file)
        try journal.add(entry("ada", .failed))
        try journal.add(entry("ada", .passed, attempt: "b"))
        let known = try JournalContent(reading: file).entry(of: "ada", exercise: exercise.slug)
        expectEqual(known?.verdict?.outcome, .passed)
    }
}
