import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct WrongTurnsTests {
    let folder = TemporaryFolder.current

    static let known = WrongTurns(turns: [
        .init(name: "open", diagnosis: "It is open now.", outcome: .failed, fails: ["a", "b"]),
        .init(name: "wide", diagnosis: "It is open now.", outcome: .failed, fails: ["b", "a"]),
        .init(name: "late", diagnosis: "It comes late.", outcome: .failed, fails: ["c"]),
        .init(name: "never", diagnosis: "It never comes.", outcome: .failed, fails: ["c"]),
        .init(name: "lost", diagnosis: "It gets lost.", outcome: .stopped, fails: ["c"]),
        .init(name: "begun", diagnosis: "It has only begun.", outcome: .failed, fails: ["d"]),
    ])

    @Test("A wrong turn is told where exactly its checks fail, in any order")
    func told() {
        #expect(Self.known.diagnosis(outcome: .failed, fails: ["b", "a"]) == "It is open now.")
        #expect(Self.known.diagnosis(outcome: .failed, fails: ["a"]) == nil)
        #expect(Self.known.diagnosis(outcome: .failed, fails: ["a", "b", "c"]) == nil)
        #expect(Self.known.diagnosis(outcome: .failed, fails: []) == nil)
        // Where the suite did not run, nobody knows what else would have failed.
        #expect(Self.known.diagnosis(outcome: .failed, fails: ["b", "a"], ran: false) == nil)
    }

    @Test("Two that look alike are not told, unless they say the same")
    func ambiguous() {
        #expect(Self.known.diagnosis(outcome: .failed, fails: ["c"]) == nil)
        #expect(Self.known.diagnosis(outcome: .stopped, fails: ["c"]) == "It gets lost.")
    }

    @Test("Whoever fails what the starter fails took no turn yet")
    func starter() {
        #expect(Self.known.diagnosis(outcome: .failed, fails: ["d"]) == "It has only begun.")
        #expect(Self.known.diagnosis(outcome: .failed, fails: ["d"], starterFails: ["d"]) == nil)
        // Of an exercise of two parts one may have been left for later.
        let half = WrongTurns(turns: [
            .init(name: "n", diagnosis: "D.", outcome: .failed, fails: ["a", "tests/present"])
        ])
        let fails = ["a", "tests/present"]
        #expect(half.diagnosis(outcome: .failed, fails: fails, starterFails: ["a"]) == nil)
        #expect(half.diagnosis(outcome: .failed, fails: fails, starterFails: ["b", "tests/present"]) == nil)
        #expect(half.diagnosis(outcome: .failed, fails: fails, starterFails: ["b"]) == "D.")
        #expect(Self.known.recognised(starterFails: ["d"]).map(\.name) == ["open", "wide", "lost"])
    }

    @Test("The file is read as it was written, and need not be there")
    func loading() throws {
        let exercise = try #require(try SampleCourse.load(in: folder).exercises.first)
        #expect(try WrongTurns.load(for: exercise) == WrongTurns(turns: []))
        try JSONFile.encode(Self.known).write(to: exercise.folders.wrongTurns)
        #expect(try WrongTurns.load(for: exercise) == Self.known)
    }

    @Test(
        "A file that is not as it should be is told with its place",
        arguments: [
            (#"{ "format": 2, "turns": [] }"#, "format", "1", "2"),
            (
                #"{ "format": 1, "turns": [{ "name": "n", "diagnosis": "d", "outcome": "failed", "fails": [], "ran": true }] }"#,
                "turns[0].fails", "at least one check", "an empty list"
            ),
            (#"{ "format": 1, "turns": 3 }"#, "turns", "a list", "a number (3)"),
        ])
    func malformed(content: String, keyPath: String, expected: String, found: String) throws {
        let exercise = try #require(try SampleCourse.load(in: folder).exercises.first)
        let file = exercise.folders.wrongTurns
        try Data(content.utf8).write(to: file)
        #expect(
            throws: MalformedFile(file: file, keyPath: keyPath, expected: expected, found: found)
        ) { try WrongTurns.load(for: exercise) }
    }
}
