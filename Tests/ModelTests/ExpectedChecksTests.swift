import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ExpectedChecksTests {
    let folder = TemporaryFolder.current

    @Test("The list keeps its order and includes the checks that the starter fails")
    func loads() throws {
        let exercise = try #require(try SampleCourse.load(in: folder).exercises.first)
        let list = try ExpectedChecks.load(for: exercise)
        expectEqual(
            list.checks,
            [
                Check(id: "compile/readable", name: "Tests can read isOn"),
                Check(id: "LampChecks/toggles()", name: "The switch toggles the lamp"),
            ])
        expectEqual(list.starterFails, ["compile/readable"])
    }

    @Test("A written list can be read again")
    func roundTrip() throws {
        let exercise = Exercise.sample(root: folder.url)
        let list = ExpectedChecks(checks: [Check(id: "a/b()", name: "A \"b\"")], starterFails: ["a/b()"])
        try folder.write(try JSONFile.encode(list), to: "Tests/Suites/1-lamp/1-switch/checks.json")
        try expectEqual(ExpectedChecks.load(for: exercise), list)
    }

    @Test("The error for an unusable list says why", arguments: Broken.all)
    func broken(_ broken: Broken) throws {
        let exercise = Exercise.sample(root: folder.url)
        if let json = broken.json { try folder.write(["Tests/Suites/1-lamp/1-switch/checks.json": json]) }
        let expected = MalformedFile(
            file: exercise.folders.expectedChecks, keyPath: broken.keyPath, expected: broken.expected,
            found: broken.found)
        #expect(throws: expected) { try ExpectedChecks.load(for: exercise) }
    }

    struct Broken: Sendable, CustomTestStringConvertible {
        var name: String
        var json: String?
        var keyPath: String
        var expected: String
        var found: String

        var testDescription: String { name }

        static let all = [
            Broken(name: "no file", json: nil, keyPath: "", expected: "a readable file", found: "none"),
            Broken(
                name: "another format", json: #"{"format": 2, "checks": [], "starterFails": []}"#,
                keyPath: "format", expected: "1", found: "2"),
            Broken(
                name: "a check after itself",
                json:
                    #"{"format": 1, "checks": [{"id": "a/b()", "name": "A", "after": ["a/b()"]}], "starterFails": []}"#,
                keyPath: "checks[0].after", expected: "ids of other checks in this file", found: "a/b()"),
            // A list without checks would let everything pass.
            Broken(
                name: "no checks", json: #"{"format": 1, "checks": [], "starterFails": []}"#,
                keyPath: "checks",
                expected: "at least one check", found: "an empty list"),
            Broken(
                name: "a check without a name",
                json: #"{"format": 1, "checks": [{"id": "a"}], "starterFails": []}"#,
                keyPath: "checks[0].name", expected: "a value", found: "none"),
            Broken(
                name: "starterFails that is a text",
                json: #"{"format": 1, "checks": [], "starterFails": "a"}"#, keyPath: "starterFails",
                expected: "a list", found: "a text (\"a\")"),
        ]
    }
}
