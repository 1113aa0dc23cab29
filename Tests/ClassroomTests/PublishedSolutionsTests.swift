import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite(.temporaryFolder) struct PublishedSolutionsTests {
    @Test("Files that equal a published solution are recognized, unless hardly anything had to be written")
    func matches() throws {
        let tests = (1...8).map { "@Test func lamp\($0)() { let lamp = Lamp(); #expect(!lamp.isOn) }\n" }
            .joined()
        let solutions = "Solutions/1-lamp/2-test-the-lamp"
        let course = try SampleCourse.load(
            in: .current,
            changing: [
                "\(solutions)/reference/LampTests.swift": tests,
                "\(solutions)/accepted/other/LampTests.swift": tests + "// the end\nfunc more() {}\n",
            ])
        let exercise = try #require(course.exercises.first { $0.slug == "test-the-lamp" })
        let known = PublishedSolutions(of: exercise)
        func match(_ text: String) throws -> String? {
            try TemporaryFolder.current.write(["handed in/LampTests.swift": text])
            return known.match(Attempt(exercise, in: TemporaryFolder.current("handed in")))?.words
        }
        try expectEqual(match(tests), "reference")
        try expectEqual(
            match("// my own work\n" + tests.replacing("; ", with: "\n")),
            nil)
        try expectEqual(
            match("// my own work\n" + tests.replacing(" { ", with: "\n{\n  ")),
            "reference, apart from layout and comments")
        try expectEqual(match(tests + "func more() {}"), "accepted/other, apart from layout and comments")
        // Names that nobody prescribed may be changed everywhere, but each one in the same way.
        try expectEqual(
            match(tests.replacing("lamp = ", with: "light = ").replacing("!lamp.", with: "!light.")),
            "reference, apart from names, layout and comments")
        try expectEqual(match(tests.replacing("lamp = ", with: "light = ")), nil)
        try expectEqual(match(tests + "func less() {}; func more() {}"), nil)

        let short = try #require(course.exercises.first)
        let reference = Attempt(short, in: short.folders.reference)
        #expect(PublishedSolutions(of: short).match(reference) == nil)
    }
}
