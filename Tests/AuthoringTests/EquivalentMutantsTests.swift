import Foundation
import TestSupport
import Testing

@testable import WorkbookAuthoring
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct EquivalentMutantsTests {
    let folder = TemporaryFolder.current
    private let file = "Tests/Suites/1-lamp/1-switch/equivalent.json"

    private func load(_ text: String?) throws -> EquivalentMutants {
        let course = try SampleCourse.load(in: folder)
        if let text { try folder.write([file: text]) }
        return try EquivalentMutants.load(for: course.exercises[0])
    }

    @Test("Without the file, no mutant is equivalent")
    func none() throws { try expectEqual(load(nil).mutants, []) }

    @Test("Each equivalent mutant has a reason")
    func reasons() throws {
        let list = try load(
            #"{ "format": 1, "mutants": [{ "mutant": "a", "why": "The task leaves that open." }] }"#)
        expectEqual(list.mutants, [.init(mutant: "a", why: "The task leaves that open.")])
    }

    @Test(
        "The error for a malformed file says what was expected",
        arguments: [
            (#"{ "format": 2, "mutants": [] }"#, "format", "1", "2"),
            (
                #"{ "format": 1, "mutants": [{ "mutant": "a", "why": "equivalent" }] }"#, "mutants[0].why",
                "a sentence", "\"equivalent\""
            ),
            (
                """
                { "format": 1, "mutants": [
                    { "mutant": "a", "why": "The task leaves that open." }, { "mutant": "a", "why": "It makes no difference here." }
                ] }
                """, "mutants", "each mutant once", "a repeated one"
            ),
        ])
    func malformed(_ text: String, _ key: String, _ expected: String, _ found: String) throws {
        #expect(
            throws: MalformedFile(file: folder(file), keyPath: key, expected: expected, found: found)
        ) { try load(text) }
    }
}
