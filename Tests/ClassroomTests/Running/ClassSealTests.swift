import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite(.temporaryFolder) struct ClassSealTests {
    private let folder = TemporaryFolder.current

    private func seal(_ key: Data) throws -> ClassSeal {
        let file = folder("key")
        try key.write(to: file)
        return try ClassSeal(keyIn: file)
    }

    /// The first and the sixth test case of RFC 4231.
    @Test("The code of a message is its HMAC")
    func authentication() throws {
        try expectEqual(
            seal(Data(repeating: 0x0b, count: 20)).authentication(of: Data("Hi There".utf8)),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        try expectEqual(
            seal(Data(repeating: 0xaa, count: 131)).authentication(
                of: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }

    @Test("A short key is refused, and one that does not exist")
    func shortKey() {
        #expect(throws: SealProblem.weakKey(folder("key"))) {
            try seal(Data("0123456789abcde".utf8))
        }
        #expect(throws: SealProblem.noKey(folder("none"))) { try ClassSeal(keyIn: folder("none")) }
    }

    @Test(
        "A seal fits only what was sealed",
        arguments: [
            "class.json", "journal.jsonl", "submitted/ada/Lamp.swift", "submitted/ben/Lamp.swift",
            "settings/policy.json", "settings/roster.csv", ".decisions.json",
        ])
    func changed(file: String) throws {
        let results = ClassFolder(folder("results"))
        try folder.write([
            "results/class.json": "{}", "results/journal.jsonl": "",
            "results/submitted/ada/Lamp.swift": "let a = 1",
        ])
        let seal = try seal(Data("a key that nobody else has".utf8))
        #expect(throws: SealProblem.unsealed(results.root)) { try seal.check(results) }
        try seal.seal(results)
        // Pages are made again from what was sealed, and nothing reads the others.
        try folder.write([
            "results/class.html": "<html>", "results/submitted/ada/.DS_Store": "x",
            "results/settings/.dat.nosync1": "x", "results/settings/policy.json~": "{}",
        ])
        try seal.check(results)
        try folder.write(["results/\(file)": "let a = 2"])
        #expect(throws: SealProblem.brokenSeal(results.root)) { try seal.check(results) }
    }

    @Test("Results may change and be sealed again only if their seal fits, or if there is nothing in them")
    func beforeChange() throws {
        let results = ClassFolder(folder("results"))
        try folder.write(["results/.lock": ""])
        let seal = try seal(Data("a key that nobody else has".utf8))
        try seal.checkBeforeChange(results)
        // A forged policy needs no verdicts.
        for file in ["class.json", "settings/policy.json", "journal.jsonl"] {
            try folder.write(["results/\(file)": "forged"])
            #expect(throws: SealProblem.unsealed(results.root)) {
                try seal.checkBeforeChange(results)
            }
            let top = file.split(separator: "/")[0]
            try FileManager.default.removeItem(at: folder("results/\(top)"))
        }
        try folder.write(["results/class.json": "{}", "results/journal.jsonl": "a verdict"])
        try seal.checkBeforeChange(results, trustsUnsealed: true)
        try seal.seal(results)
        try seal.checkBeforeChange(results)
        try folder.write(["results/journal.jsonl": "forged"])
        #expect(throws: SealProblem.brokenSeal(results.root)) {
            try seal.checkBeforeChange(results, trustsUnsealed: true)
        }
    }

    private func entry(_ submission: String) -> JournalEntry {
        let exercise = SampleProgress.course.exercises[0]
        return JournalEntry(
            submission: submission,
            key: .init(exercise: exercise.slug, attempt: submission, conditions: "c"),
            verdict: StoredVerdict(Verdict(exercise, outcome: .passed)),
            evidence: Evidence(
                attempt: submission, suite: "s", toolchain: "t", tool: "1", isSandboxed: true, limits: [],
                gradedAt: SampleProgress.day, seconds: 1))
    }

    @Test("An interrupted run can continue, but its results can't be merged")
    func interrupted() throws {
        let results = ClassFolder(folder("results"))
        try folder.write(["results/class.json": "{}", "results/journal.jsonl": "sealed before\n"])
        let seal = try seal(Data("a key that nobody else has".utf8))
        try seal.seal(results)
        for name in ["ada", "ben"] {
            try seal.checkBeforeChange(results)
            try seal.seal(results, .grading)
            try Journal(results.journal, seal: seal).add(entry(name))
            #expect(throws: SealProblem.interrupted(results.root)) { try seal.check(results) }
        }
        let cutOff = try Data(contentsOf: results.journal).dropLast(9)
        try cutOff.write(to: results.journal)
        try seal.checkBeforeChange(results)
        try seal.seal(results, .grading)
        try Journal(results.journal, seal: seal).add(entry("ben"))
        try seal.checkBeforeChange(results)
        try seal.seal(results)
        try seal.check(results)
        let content = try JournalContent(reading: results.journal)
        #expect(content.sortedEntries.map(\.submission) == ["ada", "ben"])
    }

    @Test(
        "An interrupted run can't continue with lines that it didn't write, or with other files",
        arguments: ["journal.jsonl", "class.json", "settings/policy.json", "submitted/ada/Lamp.swift", ""])
    func forged(file: String) throws {
        let results = ClassFolder(folder("results"))
        try folder.write(["results/class.json": "{}", "results/submitted/ada/Lamp.swift": "let a = 1"])
        let seal = try seal(Data("a key that nobody else has".utf8))
        try seal.seal(results, .grading)
        try Journal(results.journal, seal: seal).add(entry("ada"))
        if file.isEmpty {
            try Journal(results.journal).add(entry("ben"))
        } else {
            let text = folder.text(at: "results/\(file)") ?? ""
            try folder.write(["results/\(file)": text.replacing("ada", with: "eve") + " "])
        }
        #expect(throws: SealProblem.brokenSeal(results.root)) {
            try seal.checkBeforeChange(results)
        }
    }

    @Test(
        "A run that was interrupted while it read can continue if it reads all again, before or after it kept its settings"
    )
    func reading() throws {
        let results = ClassFolder(folder("results"))
        try folder.write([
            "results/class.json": "{}", "results/settings/policy.json": "{}",
            "new.json": #"{ "points": 2 }"#, "results/journal.jsonl": "sealed before\n",
        ])
        let seal = try seal(Data("a key that nobody else has".utf8))
        try seal.seal(results)
        let settings = try ClassSettings(policy: folder("new.json"), roster: nil, keptIn: results)
        try seal.seal(results, .reading, keeping: settings.writes())
        try folder.write(["results/submitted/ada/Lamp.swift": "let a = 1"])
        for _ in 1...2 {
            #expect(try seal.checkBeforeChange(results, continuing: [.reading]) == .reading)
            #expect(throws: SealProblem.interrupted(results.root)) {
                try seal.checkBeforeChange(results, trustsUnsealed: true)
            }
            #expect(throws: SealProblem.interrupted(results.root)) { try seal.check(results) }
            try settings.keep()
        }
        for file in ["results/settings/policy.json", "results/journal.jsonl"] {
            let old = try #require(folder.text(at: file))
            try folder.write([file: old.replacing("2", with: "9").replacing("before", with: "after")])
            #expect(throws: SealProblem.brokenSeal(results.root)) {
                try seal.checkBeforeChange(results, continuing: [.reading])
            }
            try folder.write([file: old])
        }
        try seal.seal(results, .grading)
        #expect(try seal.checkBeforeChange(results, continuing: [.reading]) == .grading)
    }

    @Test("A merge that was interrupted can only be repeated, and one of new settings fits at each moment")
    func merging() throws {
        let results = ClassFolder(folder("results"))
        let share = ClassFolder(folder("share"))
        try folder.write([
            "results/class.json": "{}", "results/settings/roster.csv": "name\nAda\n",
            "share/settings/policy.json": "{}", "share/settings/roster.csv": "name\nAda\nBen\n",
        ])
        let seal = try seal(Data("a key that nobody else has".utf8))
        let writes = try SettingsMerge(of: [share], into: results).plan().writes
        expectEqual(writes.map { $0.path(in: results) }.count, 3)
        for phase in [ClassSeal.Phase.merging, .finished] {
            try seal.seal(results, phase, keeping: writes)
            for write in writes {
                try seal.checkBeforeChange(results, continuing: [.merging])
                try write.keep()
            }
            expectEqual(try seal.checkBeforeChange(results, continuing: [.merging]), phase)
        }
        try seal.seal(results, .merging)
        try folder.write(["results/journal.jsonl": "half", "results/class.json": "half"])
        try seal.checkBeforeChange(results, continuing: [.merging])
        #expect(throws: SealProblem.interrupted(results.root)) { try seal.check(results) }
        #expect(throws: SealProblem.interrupted(results.root)) {
            try seal.checkBeforeChange(results, continuing: [.reading], trustsUnsealed: true)
        }
        try folder.write(["results/settings/roster.csv": "name\nEve\n"])
        #expect(throws: SealProblem.brokenSeal(results.root)) {
            try seal.checkBeforeChange(results, continuing: [.merging])
        }
    }

    @Test(
        "What isn't a seal doesn't fit",
        arguments: ["", " \n", "x", "x 1", "x -1 reading", "x 99 grading", "x y merging"])
    func noSeal(text: String) throws {
        let results = ClassFolder(folder("results"))
        try folder.write(["results/class.json": "{}", "results/seal.txt": text])
        let seal = try seal(Data("a key that nobody else has".utf8))
        #expect(throws: SealProblem.brokenSeal(results.root)) {
            try seal.checkBeforeChange(results, continuing: [.reading, .merging])
        }
    }

    @Test("A seal fits only its key")
    func otherKey() throws {
        let results = ClassFolder(folder("results"))
        try folder.write(["results/class.json": "{}"])
        try seal(Data("a key that nobody else has".utf8)).seal(results)
        #expect(throws: SealProblem.brokenSeal(results.root)) {
            try seal(Data("a key that somebody else has".utf8)).check(results)
        }
    }
}
