import Foundation
import TestSupport
import Testing

extension EndToEnd.GoldenTests {
    private static let first = "1-greetings/1-greet"
    private static let second = "2-partings/1-part"
    private static let code = "Greeting.swift"
    private static let results = ".workbook/class-results"

    /// Adds a second lesson, with a copy of the first exercise.
    private func addLesson() throws {
        for folder in ["Lessons", "Solutions", "Tests/Suites"] {
            let place = course.root.appending(path: folder)
            let copy = place.appending(path: Self.second)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: place.appending(path: Self.first), to: copy)
        }
        for file in ["Checks/GreetingChecks.swift", "Probes/Client.swift"] {
            let path = "Tests/Suites/\(Self.second)/\(file)"
            try course.write(path, course.read(path).replacing("import Greeting", with: "import Parting"))
        }
        let lesson = """
            {
              "format": 1, "title": "Partings",
              "exercises": [
                {
                  "slug": "part", "title": "Part", "kind": "refactor", "module": "Parting",
                  "owns": ["Greeting.swift"], "support": ["Polite"], "hints": ["1", "2", "3"]
                }
              ]
            }
            """
        try course.write("Lessons/2-partings/lesson.json", lesson)
        try course.write("Lessons/2-partings/README.md", course.read("Lessons/1-greetings/README.md"))
    }

    /// Hands in the solutions of some exercises.
    private func handIn(_ name: String, _ exercises: [String]) throws {
        for exercise in exercises {
            let code = try course.read("Solutions/\(Self.first)/reference/\(Self.code)")
            try course.write(".workbook/class/\(name)/Lessons/\(exercise)/\(Self.code)", code)
        }
    }

    private func handOut(_ lessons: String) throws {
        try course.write(
            ".workbook/handouts.json", #"{ "format": 1, "lessons": { "/tmp/a": [\#(lessons)] } }"#)
    }

    @Test(
        "A lesson that is taken out of results is in no file, and comes back without grading",
        .needsBubblewrap)
    func classLessonTakenOut() async throws {
        try addLesson()
        try handIn("ada", [Self.first, Self.second])
        try handIn("ben", [Self.first])
        try handOut("1")
        func gradebook() throws -> String { try course.read("\(Self.results)/gradebook.csv") }
        // Lesson 2 was not handed out, but somebody has a file of it.
        let both = try await run(["class", "run", ".workbook/class", "--lessons", "1,2"])
        #expect(both.status == 0, "\(both.errors)")
        let whole = try gradebook()
        #expect(whole.contains("2.1"))
        let fewer = try await run(["class", "run", ".workbook/class", "--lessons", "1"])
        #expect(fewer.errors.contains("The results will be without lesson 2."), "\(fewer.errors)")
        #expect(fewer.errors.contains("0 to grade"), "\(fewer.errors)")
        for file in ["gradebook.csv", "class.html", "feedback/ada.md", "evidence/ada.json"] {
            let text = try course.read("\(Self.results)/\(file)")
            #expect(text.contains("1.1") && !text.contains(/\b2\.1\b/), "\(file)")
        }
        let part = try gradebook()
        try handOut("1, 2")
        let same = try await run(["class", "run", ".workbook/class"])
        #expect(same.errors.contains("Grading lesson 1, as before."), "\(same.errors)")
        #expect(same.errors.contains("--lessons 1,2"), "\(same.errors)")
        try expectEqual(gradebook(), part)
        let back = try await run(["class", "run", ".workbook/class", "--lessons", "1,2"])
        #expect(back.errors.contains("0 to grade"), "\(back.errors)")
        try expectEqual(gradebook(), whole)
        // A look at one submission takes nothing from the others.
        let one = try await run(
            ["class", "run", ".workbook/class", "--lessons", "1", "--only", "ada", "--again"])
        #expect(one.status == 0, "\(one.errors)")
        try expectEqual(gradebook(), whole)
    }

    @Test("A lesson that nobody has is refused before anything is written")
    func classLessonNobodyHas() async throws {
        try addLesson()
        try handIn("ada", [Self.first])
        try handIn("ben", [Self.first])
        try handOut("1")
        let refused = try await run([
            "class", "run", ".workbook/class", "--lessons", "1-2", "--sandbox=off",
        ])
        #expect(refused.status == 64)
        let text = refused.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            text.contains("lesson 2 was not handed out, and no submission has a file of it."), "\(text)")
        #expect(text.contains("--lessons 1 If"), "\(text)")
        #expect(!course.has(Self.results))
    }
}
