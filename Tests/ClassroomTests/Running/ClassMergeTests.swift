import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite(.temporaryFolder) struct ClassMergeTests {
    private let folder = TemporaryFolder.current
    private let notes = SkippedItem(name: "notes.txt", reason: .notASubmission(fileExtension: "txt"))

    /// Writes the results of a share with one submission for each id.
    private func share(
        _ name: String, _ shard: Shard, _ ids: [String], exercises: [String] = ["lamp"],
        code: String = "let a = 1", stamp: String? = nil, others: [String] = [], suite: String = "s",
        contents: [String: String]? = nil, at minute: Double = 0
    ) throws -> ClassFolder {
        let share = ClassFolder(folder(name))
        let sources = ids.map { ClassRecord.Source(Submission(id: $0, name: $0), fingerprint: stamp ?? code) }
        try ClassRecord(
            exercises: exercises, shards: [shard], sources: sources, skipped: [notes],
            others: others.map { Submission(id: $0, name: $0) }, contents: contents,
            listedAt: SampleProgress.day.addingTimeInterval(60 * minute)
        ).store(in: share)
        for id in ids { try folder.write(["\(name)/submitted/\(id)/Lessons/Lamp.swift": code]) }
        let journal = try Journal(share.journal)
        for id in ids {
            try journal.add(
                JournalEntry(
                    submission: id, key: .init(exercise: "lamp", attempt: id, conditions: "c"),
                    verdict: StoredVerdict(Verdict(SampleProgress.course.exercises[0], outcome: .failed)),
                    evidence: Evidence(
                        attempt: id, suite: suite, toolchain: "t", tool: "1", isSandboxed: true, limits: [],
                        gradedAt: SampleProgress.day, seconds: 1)))
        }
        return share
    }

    private func shard(_ text: String) throws -> Shard { try #require(Shard(text)) }

    @Test("Merged results are complete and sorted, whatever the order of the folders")
    func joined() throws {
        let shares = [
            try share("one", shard("1/2"), ["ada", "cleo"]), try share("two", shard("2/2"), ["ben"]),
        ]
        let (record, missing) = try ClassMerge(shares).join(in: ClassFolder(folder("all")))
        #expect(record.submissions.map(\.id) == ["ada", "ben", "cleo"] && missing.isEmpty)
        expectEqual(record.skipped, [notes])
        _ = try ClassMerge(shares.reversed()).join(in: ClassFolder(folder("other")))
        expectEqual(folder.files(below: "all"), folder.files(below: "other"))
        for file in folder.files(below: "all") where !file.hasSuffix("journal.jsonl") {
            expectEqual(folder.text(at: "all/\(file)"), folder.text(at: "other/\(file)"))
        }
        try expectEqual(JournalContent(reading: ClassFolder(folder("all")).journal).sortedEntries.count, 3)
    }

    @Test(
        "Roster and policy of the shares are taken if they don't differ, and not in place of what was changed since"
    )
    func settings() throws {
        let folders = ["one", "two", "three"].map { ClassFolder(folder($0)) }
        func write(_ name: String, _ texts: [String?]) throws {
            for (other, text) in zip(folders, texts) {
                guard let text else { continue }
                try FileManager.default.createDirectory(at: other.settings, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: other.settings.appending(path: name))
            }
        }
        try write("policy.json", ["{}", "{}", nil])
        try write("roster.csv", ["name\nAda\n", nil, "name\nBen\n"])
        let target = ClassFolder(folder("all"))
        let merge = SettingsMerge(of: folders, into: target)
        try expectEqual(merge.undecidedFiles(), ["roster.csv"])
        try expectEqual(merge.take(), ["roster.csv": .amongShares])
        #expect(!FileManager.default.fileExists(atPath: target.settings.appending(path: "roster.csv").path))
        func points(_ new: Int) throws -> Decimal {
            let text = "{ \"points\": \(new) }"
            try write("policy.json", [text, text, nil])
            try write("roster.csv", [nil, nil, nil])
            conflicts = try merge.take().filter { $0.key == "policy.json" }
            return try ClassSettings(policy: nil, roster: nil, keptIn: target).policy.points
        }
        var conflicts: [String: SettingsMerge.Conflict] = [:]
        try expectEqual(points(2), 2)
        // Somebody changes the policy of the joined results.
        try Data(#"{ "points": 5 }"#.utf8).write(to: target.settings.appending(path: "policy.json"))
        try expectEqual(points(2), 5)
        #expect(conflicts.isEmpty)
        try expectEqual(points(3), 5)
        expectEqual(conflicts, ["policy.json": .withResults])
        // Told of the conflict, somebody goes back to the policy of the first merge.
        try Data(#"{ "points": 2 }"#.utf8).write(to: target.settings.appending(path: "policy.json"))
        try expectEqual(points(3), 2)
        #expect(conflicts.isEmpty)
        try Data(#"{ "points": 5 }"#.utf8).write(to: target.settings.appending(path: "policy.json"))
        try expectEqual(points(5), 5)
        try expectEqual(points(6), 6)
        #expect(conflicts.isEmpty)
    }

    @Test("Two results of the same files are one, even if the files were copied in between")
    func copied() throws {
        let folders = [
            try share("one", shard("1/1"), ["ada"]), try share("two", shard("1/1"), ["ada"], stamp: "copied"),
        ]
        for order in [folders, folders.reversed()] {
            let (record, _) = try ClassMerge(order).join(in: ClassFolder(folder("all")))
            expectEqual(record.submissions.map(\.id), ["ada"])
        }
        try folder.write(["two/submitted/ada/Lessons/More.swift": "let b = 1"])
        #expect(throws: MergeProblem.self) {
            try ClassMerge(folders).join(in: ClassFolder(folder("all")))
        }
    }

    @Test("Results of another class are not replaced, and those of the same one are")
    func otherClass() throws {
        let target = ClassFolder(folder("all"))
        _ = try ClassMerge([
            share("one", shard("1/2"), ["ada", "cleo"]), share("two", shard("2/2"), ["ben", "dan"]),
        ]).join(in: target)
        let before = folder.files(below: "all").map { folder.text(at: "all/\($0)") }
        let others = [try share("other", shard("1/1"), ["ada", "eve", "finn"])]
        #expect(throws: ClassFolderProblem.otherSubmissions(nil, target.root, missing: 3, of: 4)) {
            try ClassMerge(others).join(in: target)
        }
        expectEqual(folder.files(below: "all").map { folder.text(at: "all/\($0)") }, before)
        // In the second week, somebody is new, somebody left, and others are in another share.
        let second = [
            try share("one", shard("1/2"), ["ben", "cleo"], code: "let a = 2"),
            try share("two", shard("2/2"), ["dan", "eve"], code: "let a = 2"),
        ]
        try expectEqual(
            ClassMerge(second).join(in: target).record.submissions.map(\.id), ["ben", "cleo", "dan", "eve"])
        #expect(throws: ClassFolderProblem.self) { try ClassMerge(others).check(target) }
        expectEqual(folder.text(at: "all/submitted/ben/Lessons/Lamp.swift"), "let a = 2")
    }

    @Test("A missing share is named")
    func missing() throws {
        let share = try share("one", shard("1/3"), ["ada"])
        try expectEqual(ClassMerge([share]).join(in: ClassFolder(folder("all"))).missing, ["2/3", "3/3"])
    }

    @Test("A submission that a share found and none took is not graded yet, also after another merge")
    func inNoShare() throws {
        // Between the two, "abe" arrived, and so "ben" moved to the first share.
        let one = try share("one", shard("1/2"), ["ada", "cleo"], exercises: ["wire"], others: ["ben"])
        let two = try share(
            "two", shard("2/2"), ["abe", "cleo"], exercises: ["wire"], others: ["ada", "ben"])
        let target = ClassFolder(folder("all"))
        let record = try ClassMerge([one, two]).join(in: target).record
        expectEqual(record.submissions.map(\.id), ["abe", "ada", "ben", "cleo"])
        let results = try ClassResults(of: record, in: target, course: SampleProgress.course)
        expectEqual(
            results.submissions.map { $0.exercises.map(\.status) == [.pending] }, [false, false, true, false])
        #expect(results.elsewhere.isEmpty && record.lackedSubmissions == ["ben"])
        let three = try share("three", shard("1/3"), ["ben"], exercises: ["wire"])
        expectEqual(
            try ClassMerge([target, three]).join(in: ClassFolder(folder("more"))).record.lackedSubmissions,
            [])
    }

    @Test("A submission that was replaced after its share had run is not graded yet")
    func replaced() throws {
        func merged(_ seen: [String: String]) throws -> ClassRecord {
            let one = try share(
                "one", shard("1/2"), ["ada", "cleo"], others: ["ben"],
                contents: ["ada": "a", "ben": "b", "cleo": "c"])
            let two = try share("two", shard("2/2"), ["ben"], others: ["ada", "cleo"], contents: seen)
            let target = ClassFolder(folder("all"))
            return try ClassMerge([one, two]).join(in: target).record
        }
        try expectEqual(merged(["ada": "newer", "ben": "b", "cleo": "c"]).lackedSubmissions, ["ada"])
        try expectEqual(
            JournalContent(reading: ClassFolder(folder("all")).journal).sortedEntries.map(\.submission),
            ["ben", "cleo"])
        try expectEqual(merged(["ada": "a", "ben": "b", "cleo": "c"]).lackedSubmissions, [])
    }

    @Test(
        "A submission that a later share didn't find is gone, and one that an earlier share didn't find has arrived",
        arguments: [(1.0, ["ada"]), (-1.0, [])])
    func removed(minute: Double, gone: [String]) throws {
        let one = try share(
            "one", shard("1/2"), ["ada"], others: ["ben"], contents: ["ada": "a", "ben": "b"])
        let two = try share("two", shard("2/2"), ["ben"], contents: ["ben": "b"], at: minute)
        let record = try ClassMerge([one, two]).join(in: ClassFolder(folder("all"))).record
        expectEqual(record.lackedSubmissions, gone)
    }

    @Test("An exercise whose copied files are lost is pending rather than missing")
    func lostCopy() throws {
        let results = try share("one", .all, ["ada"], exercises: ["wire"])
        var record = try ClassRecord.existing(in: results)
        func statuses() throws -> [ExerciseResult.Status] {
            try ClassResults(of: record, in: results, course: SampleProgress.course).submissions[0].exercises
                .map(\.status)
        }
        record.sources[0].copy = results.digestOfCopy(of: record.submissions[0])
        try expectEqual(statuses(), [.missing])
        try FileManager.default.removeItem(at: results.submitted(record.submissions[0]))
        try expectEqual(statuses(), [.pending])
    }

    @Test("A share of an earlier version, which doesn't list the others, isn't joined")
    func unlisted() throws {
        let share = try share("one", shard("1/2"), ["ada"])
        var record = try ClassRecord.existing(in: share)
        record.others = nil
        try record.store(in: share)
        let target = ClassFolder(folder("all"))
        #expect(throws: MergeProblem.unlistedShare(share.root)) {
            try ClassMerge([share]).check(target)
        }
        record.shards = [.all]
        try record.store(in: share)
        expectEqual(try ClassMerge([share]).check(target).record.submissions.count, 1)
    }

    @Test("Shares whose newest results are from different checks are refused")
    func otherChecks() throws {
        let one = try share("one", shard("1/2"), ["ada"])
        let two = try share("two", shard("2/2"), ["ben"], suite: "other")
        #expect(throws: MergeProblem.otherChecks(one.root, two.root, exercises: ["lamp"])) {
            try ClassMerge([one, two]).check(ClassFolder(folder("all")))
        }
    }

    @Test("Shares with conflicting files, other exercises or no results are refused")
    func refused() throws {
        let one = try share("one", shard("1/2"), ["ada"])
        let other = try share("other", shard("2/2"), ["ada"], code: "let a = 2")
        let target = ClassFolder(folder("all"))
        #expect(throws: MergeProblem.conflict(submission: "ada", one.root, other.root)) {
            try ClassMerge([one, other]).join(in: target)
        }
        let foreign = try share("foreign", shard("2/2"), ["ben"], exercises: ["bulb"])
        #expect(throws: ClassFolderProblem.otherExercises(foreign.root)) {
            try ClassMerge([one, foreign]).join(in: target)
        }
        #expect(throws: ClassFolderProblem.noResults(folder("nothing"))) {
            try ClassMerge([one, ClassFolder(folder("nothing"))]).join(in: target)
        }
        #expect(throws: MergeProblem.targetIsPart(one.root)) { try ClassMerge([one]).join(in: one) }
        try folder.write(["thesis/chapter.md": "Once"])
        #expect(throws: ClassFolderProblem.foreign(folder("thesis"))) {
            try ClassMerge([one]).join(in: ClassFolder(folder("thesis")))
        }
        expectEqual(folder.files(below: "all"), [])
    }

    @Test("A submission is found by its id, its name, or the name under which it was handed in")
    func named() throws {
        let ids = ["lovelaceada_12345", "Grace Hopper", "Sine_ad"]
        let record = ClassRecord(
            exercises: [], shards: [],
            sources: ids.map {
                .init(
                    Submission(id: $0, name: $0, keys: $0.hasSuffix("_12345") ? ["12345"] : []),
                    fingerprint: "")
            },
            skipped: [])
        let names = [
            "lovelaceada_12345", "lovelaceada_LATE_12345_67890_lab.zip", "Grace Hopper.tar.gz", "Sine'ad",
        ]
        try expectEqual(
            names.map { try record.submissions(named: $0).map(\.id) },
            [[ids[0]], [ids[0]], [ids[1]], [ids[2]]])
        #expect(throws: SubmissionFolderProblem.unknownSubmission("Hopper", suggestion: nil)) {
            try record.submissions(named: "Hopper")
        }
        // The roster may know them by other things.
        let roster = try Roster(
            Data(
                "id,name,email,group\n12345,Ada Lovelace,ada@x.org,\n9,Sine Ad,s@x.org,\n7,Grace,g@x.org,Grace Hopper\n8,Zoe,z@x.org,\n"
                    .utf8))
        let others = ["Ada Lovelace", "Lovelace, Ada", "ada@x.org", "12345", "g@x.org"]
        try expectEqual(
            others.map { try record.submissions(named: $0, roster: roster).map(\.id) },
            [[ids[0]], [ids[0]], [ids[0]], [ids[0]], [ids[1]]])
        for name in ["z@x.org", "Nobody"] {
            #expect(throws: SubmissionFolderProblem.self) {
                try record.submissions(named: name, roster: roster)
            }
        }
    }

    @Test("Merging doesn't follow links in another machine's results")
    func link() throws {
        let share = try share("one", shard("1/1"), ["ada"])
        try folder.write(["secret/Key.swift": "let key = 1"])
        try folder.link("one/submitted/ada/Lessons/Bulb.swift", to: folder("secret/Key.swift").path)
        try folder.link("one/submitted/ada/Keys", to: folder("secret").path)
        _ = try ClassMerge([share]).join(in: ClassFolder(folder("all")))
        expectEqual(folder.files(below: "all/submitted"), ["ada/Lessons/Lamp.swift"])
    }
}
