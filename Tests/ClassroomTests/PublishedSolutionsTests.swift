import Foundation
import TestSupport
import Testing

@testable import WorkbookClassroom
@testable import WorkbookModel

@Suite(.temporaryFolder) struct PublishedSolutionsTests {
    @Test(
        "Files that equal a published solution are recognized, and where hardly anything has to be written, equal bytes"
    )
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
            "reference ‡")
        try expectEqual(match(tests + "func more() {}"), "accepted/other ‡")
        // Names that nobody prescribed may be changed everywhere, but each one in the same way.
        try expectEqual(
            match(tests.replacing("lamp = ", with: "light = ").replacing("!lamp.", with: "!light.")),
            "reference §")
        try expectEqual(match(tests.replacing("lamp = ", with: "light = ")), nil)
        try expectEqual(match(tests + "func less() {}; func more() {}"), nil)

        let short = try #require(course.exercises.first)
        let reference = Attempt(short, in: short.folders.reference)
        let match = PublishedSolutions(of: short).match(reference)
        expectEqual(match?.words, "reference †")
        let text = try String(
            contentsOf: short.folders.reference.appending(path: "Lamp.swift"), encoding: .utf8)
        try TemporaryFolder.current.write(["short/Lamp.swift": text + " "])
        let other = Attempt(short, in: TemporaryFolder.current("short"))
        #expect(PublishedSolutions(of: short).match(other) == nil)
        #expect(PublishedSolutions(of: short).match(Attempt(short, in: short.folders.starter)) == nil)
    }
}
