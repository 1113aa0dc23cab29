import Foundation
import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct VariantsTests {
    let folder = TemporaryFolder.current

    @Test("The correct variants come first, then the bugs, then the scrambled one")
    func loads() throws {
        let exercise = try #require(try SampleCourse.load(in: folder).exercises.last)
        let variants = try Variants.load(for: exercise.firstPart)
        expectEqual(variants.ids, ["stored", "computed", "always-on", "stuck", "scrambled"])
        expectEqual(variants.bugs[0].name, "the lamp never goes off")
    }

    @Test("The error for an unusable list says why", arguments: Broken.all)
    func broken(_ broken: Broken) throws {
        let exercise = Exercise.sampleTests(root: folder.url)
        try folder.write(["Tests/Suites/1-lamp/2-test-the-lamp/variants.json": broken.json])
        let expected = MalformedFile(
            file: exercise.folders.variants, keyPath: broken.keyPath, expected: broken.expected,
            found: broken.found)
        #expect(throws: expected) { try Variants.load(for: exercise.firstPart) }
    }

    @Test("A variant can repeat up to a thousand times, and a list can require each test to pass alone")
    func repeats() throws {
        let exercise = Exercise.sampleTests(root: folder.url)
        func load(repeats: Int) throws -> Variants {
            try folder.write([
                "Tests/Suites/1-lamp/2-test-the-lamp/variants.json": """
                {
                  "format": 1, "alone": true, "scrambled": "scrambled", "bugs": [{ "id": "wrong", "name": "N" }],
                  "correct": [{ "id": "right", "name": "N" }, { "id": "noise", "name": "N", "repeats": \(repeats) }]
                }
                """
            ])
            return try Variants.load(for: exercise.firstPart)
        }
        let variants = try load(repeats: 200)
        #expect(variants.alone == true)
        expectEqual(variants.correct.map(\.repeats), [nil, 200])
        #expect(throws: MalformedFile.self) { try load(repeats: 0) }
        #expect(throws: MalformedFile.self) { try load(repeats: 1001) }
    }

    @Test("At most one correct variant, and no bug, can be used to run the tests in parallel")
    func together() throws {
        let exercise = Exercise.sampleTests(root: folder.url)
        func load(right: String = "", noise: String = "", wrong: String = "") throws -> Variants {
            try folder.write([
                "Tests/Suites/1-lamp/2-test-the-lamp/variants.json": """
                {
                  "format": 1, "scrambled": "scrambled", "bugs": [{ "id": "wrong", "name": "N"\(wrong) }],
                  "correct": [{ "id": "right", "name": "N"\(right) }, { "id": "noise", "name": "N"\(noise) }]
                }
                """
            ])
            return try Variants.load(for: exercise.firstPart)
        }
        let twenty = ", \"parallel\": 20"
        #expect(try load().together == nil)
        try expectEqual(load(noise: twenty).together?.id, "noise")
        try expectEqual(load(noise: twenty).together?.parallel, 20)
        #expect(throws: MalformedFile.self) { try load(noise: ", \"parallel\": 0") }
        func keyPath(_ load: () throws -> Variants) -> String? {
            #expect(throws: MalformedFile.self) { _ = try load() }?.keyPath
        }
        expectEqual(keyPath { try load(right: twenty, noise: twenty) }, "correct[1].parallel")
        expectEqual(keyPath { try load(noise: twenty, wrong: twenty) }, "bugs[0].parallel")
    }

    struct Broken: Sendable, CustomTestStringConvertible {
        var name: String
        var json: String
        var keyPath: String
        var expected: String
        var found: String

        var testDescription: String { name }

        init(
            _ name: String, format: Int = 1, correct: [String] = ["right", "also-right"],
            bugs: [String] = ["wrong"],
            scrambled: String = "scrambled", at keyPath: String, expected: String, found: String
        ) {
            func list(_ ids: [String]) -> String {
                "[" + ids.map { #"{"id": "\#($0)", "name": "N"}"# }.joined(separator: ", ") + "]"
            }
            self.name = name
            self.json = """
                {"format": \(format), "correct": \(list(correct)), "bugs": \(list(bugs)), "scrambled": "\(scrambled)"}
                """
            self.keyPath = keyPath
            self.expected = expected
            self.found = found
        }

        static let all = [
            Broken("another format", format: 7, at: "format", expected: "1", found: "7"),
            Broken(
                "one correct variant", correct: ["right"], at: "correct", expected: "at least two",
                found: "a list of 1"),
            Broken("no bugs", bugs: [], at: "bugs", expected: "at least one", found: "an empty list"),
            Broken(
                "an id in camel case", bugs: ["veryWrong"], at: "bugs[0].id",
                expected: "lowercase words joined by hyphens", found: "\"veryWrong\""),
            Broken(
                "an id that begins with a digit", correct: ["right", "2nd"], at: "correct[1].id",
                expected: "lowercase words joined by hyphens", found: "\"2nd\""),
            Broken(
                "an empty scrambled id", scrambled: "", at: "scrambled",
                expected: "lowercase words joined by hyphens",
                found: "\"\""),
            Broken(
                "a bug with the id of a correct variant", bugs: ["right"], at: "bugs[0].id",
                expected: "an id that no other variant has", found: "\"right\""),
            Broken(
                "a scrambled variant that is a bug", scrambled: "wrong", at: "scrambled",
                expected: "an id that no other variant has", found: "\"wrong\""),
        ]
    }
}
