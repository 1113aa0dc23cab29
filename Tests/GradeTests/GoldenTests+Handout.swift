import Foundation
import Testing

extension EndToEnd.GoldenTests {
    /// Adds the files that a handout requires, and returns the folder for the handout.
    private func prepareHandout() throws -> String {
        try course.write(
            "Package.swift",
            """
            // MARK: - Tools for instructors and authors (a handout has none)
            // MARK: - Project tests (a handout has none)
            // MARK: - Exercises (a handout lists its own)

            """)
        for name in ["learners", "learners.tar.gz", "learners.zip"] where course.has("handout/\(name)") {
            try course.remove("handout/\(name)")
        }
        return course.root.appending(path: "handout/learners").path
    }

    private func checks(of json: String) throws -> [String] {
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let exercises = try #require(report["exercises"] as? [[String: Any]])
        let checks = try #require(exercises.first?["checks"] as? [[String: Any]])
        return checks.map { "\($0["id"] ?? "") \($0["state"] ?? "")" }
    }

    @Test("A handout with sealed checks grades like the course, and has no solutions")
    func handout() async throws {
        let folder = try prepareHandout()
        let written = try await run(["class", "handout", folder])
        #expect(written.status == 0, Comment(rawValue: written.errors))
        #expect(written.output.hasPrefix(" ✔ Wrote lesson 1 for learners: 2 exercises, "))
        #expect(written.output.contains("SHA-256"))
        #expect(written.output.contains("The checks are sealed"))
        let words = written.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("course verify --fresh --sandbox on"))
        #expect(written.output.contains("class run submissions --lessons 1"))
        let own = try await run(["lesson", "1.1", "--json"])
        let theirs = try await run(["lesson", "1.1", "--json", "--course", folder])
        #expect(theirs.status == 1, Comment(rawValue: theirs.errors))
        #expect(try checks(of: theirs.output) == checks(of: own.output))
        #expect(try !checks(of: own.output).isEmpty)
        let verify = try await run(["course", "verify", "--course", folder])
        #expect(verify.status == 69)
        #expect(verify.errors.hasPrefix("grade: this copy of the course has no solution for 1.1."))
        try Data("// changed".utf8).write(
            to: URL(filePath: folder).appending(path: greeting))
        let again = try await run(["class", "handout", folder])
        #expect(again.status == 64)
        #expect(again.errors.contains("has been changed"))
    }

    @Test("A misspelled key is reported to an instructor with its line, and not as to a learner")
    func misspelledKey() async throws {
        let folder = try prepareHandout()
        let manifest = "Lessons/1-greetings/lesson.json"
        let text = try String(contentsOf: course.root.appending(path: manifest), encoding: .utf8)
        try course.write(manifest, text.replacing("\"support\"", with: "\"suport\""))
        try await expectScreen(
            ["class", "handout", folder], stream: .errors, status: 70,
            #"""
            grade: there is a mistake in the course.
            In Lessons/1-greetings/lesson.json, at exercises[0].suport, line 7:
            expected the key "support", found the unknown key "suport".
            """#)
        try course.write(manifest, text)
    }

    @Test("A name of archives that doesn't end in .tar is refused, and the ending is named")
    func archiveName() async throws {
        let refused = try await run(["class", "handout", "x", "--handin-name", "x.zip"])
        #expect(refused.status == 64)
        let words = refused.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("it ends in .tar, such as {name}.tar"))
    }

    @Test(
        "A handout without checks says who grades and how to hand in", arguments: ["lesson 1.1", "prepare"])
    func handoutWithoutSuites(command: String) async throws {
        let folder = try prepareHandout()
        let refused = try await run(["class", "handout", folder, "--handin-name", "{name}.zip"])
        #expect(refused.status == 64 && refused.errors.contains("such as {name}.tar"))
        let written = try await run([
            "class", "handout", folder, "--without-suites", "--lessons", "1", "--handin-name", "lesson 1.tar",
        ])
        #expect(written.output.contains("The checks are left out"))
        let words = command.split(separator: " ").map(String.init) + ["--course", folder]
        try await expectScreen(
            words, stream: .errors, status: 69,
            #"""
            grade: this copy of the course has no checks, so only your instructor can grade
            your code.
            To see whether your code compiles:  swift build
            To pack it for your instructor:  swift run grade handin
            Chapters, tasks and hints are here:  swift run grade show
            """#)
        try course.write("handout/learners/\(greeting)", "// mine")
        try course.write(".workbook/x", "")
        let handIn = try await run(["handin", ".workbook/", "--course", folder])
        #expect(handIn.output.contains("no checks, so only your instructor can grade"), "\(handIn)")
        #expect(handIn.status == 0 && course.has(".workbook/lesson 1.tar"))
        #expect(try await run(["hint", "1.1", "--course", folder]).status == 0)
        #expect(try await run(["doctor", "--course", folder]).status == 0)
    }
}
