import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite(.temporaryFolder) struct ClassRecordTests {
    @Test("A folder that a run began to write is taken for one, and any other folder isn't")
    func begun() throws {
        let folder = ClassFolder(TemporaryFolder.current("results"))
        func write(_ paths: String...) throws {
            for path in paths { try TemporaryFolder(url: folder.root).write([path: "x"]) }
        }
        try expectEqual(ClassRecord.load(in: folder), nil)
        try write("submitted/ada/Lamp.swift", "settings/policy.json")
        #expect(throws: ClassFolderProblem.foreign(folder.root)) { try ClassRecord.load(in: folder) }
        try write(".lock")
        try expectEqual(ClassRecord.load(in: folder), nil)
        try write("thesis.tex")
        #expect(throws: ClassFolderProblem.foreign(folder.root)) { try ClassRecord.load(in: folder) }
    }

    private let record = ClassRecord(
        exercises: SampleGrades.exercises.map(\.slug), shards: [.all],
        sources: [.init(Submission(id: "ada", name: "Ada"), fingerprint: "1")], skipped: [])

    @Test("Somebody on the roster who handed in nothing is told from a name that nobody has")
    func absent() throws {
        let roster = try Roster(Data("name,id\nAda,1\nAbe,2\n".utf8))
        try expectEqual(record.submissions(named: "1", roster: roster).map(\.id), ["ada"])
        for name in ["Abe", "2"] {
            #expect(throws: SubmissionFolderProblem.absentLearner(name)) {
                try record.submissions(named: name, roster: roster)
            }
        }
        #expect(throws: SubmissionFolderProblem.unknownSubmission("Zoe", suggestion: nil)) {
            try record.submissions(named: "Zoe", roster: roster)
        }
    }

    @Test("Submissions that only got other names aren't taken for those of another class")
    func renamed() throws {
        let ids = ["a", "b", "c", "d"]
        let record = ClassRecord(
            exercises: ["lamp"], shards: [.all],
            sources: ids.map { .init(Submission(id: $0, name: $0), fingerprint: "x", contents: "of \($0)") },
            skipped: [])
        let results = ClassFolder(URL(filePath: "/tmp/results"))
        try record.check(["ada", "ben", "cleo", "dan"], in: nil, results) { Set(ids.map { "of \($0)" }) }
        #expect(throws: ClassFolderProblem.otherSubmissions(nil, results.root, missing: 3, of: 4)) {
            try record.check(["ada", "ben", "cleo", "dan"], in: nil, results) { ["of a", "of another"] }
        }
    }
}
