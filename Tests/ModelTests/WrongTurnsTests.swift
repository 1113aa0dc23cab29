import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct WrongTurnsTests {
    let folder = TemporaryFolder.current

    static let known = WrongTurns(turns: [
        .init(name: "open", diagnosis: "It is open now.", outcome: .failed, fails: fails("a", "b")),
        .init(name: "wide", diagnosis: "It is open now.", outcome: .failed, fails: fails("b", "a")),
        .init(name: "late", diagnosis: "It comes late.", outcome: .failed, fails: fails("c")),
        .init(name: "never", diagnosis: "It never comes.", outcome: .failed, fails: fails("c")),
        .init(name: "lost", diagnosis: "It gets lost.", outcome: .stopped, fails: [lost]),
        .init(name: "begun", diagnosis: "It has only begun.", outcome: .failed, fails: fails("d")),
    ])

    static let lost = CheckFailure(check: "c", messages: ["crashed: it is nil"])

    /// Returns failures of checks, each with its own message.
    static func fails(_ ids: String...) -> [CheckFailure] {
        ids.map { CheckFailure(check: $0, messages: ["\($0): expected 1, got 2"]) }
    }

    @Test("A diagnosis is shown if exactly the same checks fail, in any order")
    func told() {
        expectEqual(Self.known.diagnosis(of: Self.fails("b", "a")), "It is open now.")
        #expect(Self.known.diagnosis(of: Self.fails("a")) == nil)
        #expect(Self.known.diagnosis(of: Self.fails("a", "b", "c")) == nil)
        #expect(Self.known.diagnosis(of: []) == nil)
        // If the suite did not run, it isn't known what else would have failed.
        #expect(Self.known.diagnosis(of: Self.fails("b", "a"), ran: false) == nil)
    }

    @Test("No diagnosis is shown if a check reports other values")
    func otherValues() {
        var fails = Self.fails("a", "b")
        fails[1].messages = ["b: expected 1, got 3"]
        #expect(Self.known.diagnosis(of: fails) == nil)
        fails[1].messages = ["b: expected 1, got 2", "b again: expected 1, got 2"]
        #expect(Self.known.diagnosis(of: fails) == nil)
        fails[1].messages = []
        #expect(Self.known.diagnosis(of: fails) == nil)
    }

    @Test("If checks of the code fail, what the tests report doesn't matter")
    func testsOfCode() {
        let turns = WrongTurns(turns: [
            .init(
                name: "drops", diagnosis: "It drops.", outcome: .failed,
                fails: Self.fails("Fake/zero()", "accepts/original"))
        ])
        expectEqual(turns.diagnosis(of: Self.fails("Fake/zero()")), "It drops.")
        expectEqual(turns.diagnosis(of: Self.fails("Fake/zero()", "accepts/busy")), "It drops.")
        expectEqual(turns.diagnosis(of: Self.fails("accepts/original")), nil)
        expectEqual(turns.diagnosis(of: Self.fails("Fake/zero()", "Fake/one()")), nil)
    }

    @Test("Details that vary from run to run don't prevent a diagnosis")
    func runDependent() {
        func failures(_ message: String) -> [CheckFailure] { [CheckFailure(check: "a", messages: [message])] }
        let known = WrongTurns(turns: [
            .init(
                name: "kept", diagnosis: "It is kept.", outcome: .failed,
                fails: failures("expected nil, got Lamp(0x00007f1c2c004b20)"))
        ])
        expectEqual(
            known.diagnosis(of: failures("expected nil, got Lamp(0x00005581fe004b20)")),
            "It is kept.")
        #expect(
            known.diagnosis(of: failures("expected nil, got Bulb(0x00007f1c2c004b20)"))
                == nil)
    }

    @Test("Two mistakes with the same failures get no diagnosis unless they share one")
    func ambiguous() {
        #expect(Self.known.diagnosis(of: Self.fails("c")) == nil)
        expectEqual(Self.known.diagnosis(of: [Self.lost]), "It gets lost.")
    }

    @Test("Two mistakes that fail the same checks are distinguished by what the checks report")
    func toldApart() {
        func turn(_ name: String, _ value: Int) -> WrongTurns.Turn {
            .init(
                name: name, diagnosis: "\(name)!", outcome: .failed,
                fails: [CheckFailure(check: "a", messages: ["got \(value)"])])
        }
        let known = WrongTurns(turns: [turn("one", 1), turn("two", 2)])
        expectEqual(known.diagnosis(of: turn("", 2).fails), "two!")
    }

    @Test("A written file can be read again, and a missing one means no wrong turns")
    func loading() throws {
        let exercise = try #require(try SampleCourse.load(in: folder).exercises.first)
        try expectEqual(WrongTurns.load(for: exercise), WrongTurns(turns: []))
        try JSONFile.encode(Self.known).write(to: exercise.folders.wrongTurns)
        try expectEqual(WrongTurns.load(for: exercise), Self.known)
    }

    @Test("A malformed file is reported with the place of the mistake", arguments: Malformed.all)
    func malformed(_ example: Malformed) throws {
        let exercise = try #require(try SampleCourse.load(in: folder).exercises.first)
        let file = exercise.folders.wrongTurns
        try Data(example.content.utf8).write(to: file)
        #expect(
            throws: MalformedFile(
                file: file, keyPath: example.keyPath, expected: example.expected, found: example.found)
        ) { try WrongTurns.load(for: exercise) }
    }

    struct Malformed: Sendable, CustomTestStringConvertible {
        var content: String
        var keyPath: String
        var expected: String
        var found: String

        var testDescription: String { keyPath }

        /// Returns a file with one wrong turn that has these failures.
        private static func turn(fails: String) -> String {
            #"{ "format": 2, "turns": [{ "name": "n", "diagnosis": "d", "outcome": "failed", "fails": [\#(fails)], "ran": true }] }"#
        }

        static let all = [
            // An earlier format listed only the checks.
            Malformed(
                content: #"{ "format": 1, "turns": [] }"#, keyPath: "format", expected: "2", found: "1"),
            Malformed(
                content: #"{ "format": 2, "turns": 3 }"#, keyPath: "turns", expected: "a list",
                found: "a number (3)"),
            Malformed(
                content: turn(fails: ""), keyPath: "turns[0].fails", expected: "at least one check",
                found: "an empty list"),
            Malformed(
                content: turn(fails: #"{ "check": "a", "messages": [] }"#),
                keyPath: "turns[0].fails[0].messages", expected: "at least one message",
                found: "an empty list"),
            Malformed(
                content: turn(
                    fails: #"{ "check": "a", "messages": ["1"] }, { "check": "a", "messages": ["2"] }"#),
                keyPath: "turns[0].fails", expected: "each check once", found: "a repeated one"),
        ]
    }
}
