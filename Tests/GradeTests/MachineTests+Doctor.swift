import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading

extension EndToEnd.MachineTests {
    @Test("The doctor tests the machine, and reports where grading can't work")
    func doctor() async throws {
        let result = try await run(["doctor"])
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(
            lines.first == "```text" && lines.last == "```", Comment(rawValue: result.output + result.errors))
        #expect(lines[1].hasPrefix("grade 0.1.0 · "))
        #expect(lines[2].hasPrefix(" ✔ Swift 6"))
        let expected =
            [
                "Swift Testing compiles a test.", "The path of the course causes no problems.",
                "The given files of the lessons are unchanged.",
            ]
            + ["processor time", "memory", "processes", "file size"].map { "The limit on \($0) works." }
        for line in expected { #expect(lines.contains(" ✔ \(line)")) }
        #expect(result.status == 0)
    }

    @Test("Without Swift, the doctor says what to do and that grading can't work")
    func doctorWithoutSwift() async throws {
        let without = try await run(["doctor"], environment: ["PATH": "/nowhere"])
        #expect(
            without.output.contains(
                """
                 ✘ Swift was not found on PATH.
                   → Install Swift 6.2 or newer from https://www.swift.org/install, then try again.

                """))
        #expect(without.output.contains("bubblewrap is not installed"))
        #expect(without.output.hasSuffix(" Grading doesn't work here yet. See the lines marked ✘.\n```\n"))
        #expect(without.status == 69)
    }

    @Test("The doctor's report hides the home folder, and names given files that were changed")
    func doctorReport() async throws {
        let given = "Lessons/1-greetings/1-greet/Names.swift"
        try course.write(given, "let names: [String] = []\n")
        let home = course.root.deletingLastPathComponent().path
        let result = try await run(["doctor"], environment: ["HOME": home])
        #expect(!result.output.contains(home))
        #expect(result.output.contains("The course folder can be written to: ~/Kurs, für Ünïcode machine"))
        #expect(result.output.contains(" – These course files were changed: \(given)\n"))
    }

    @Test("The doctor's JSON output follows its schema")
    func doctorJSON() async throws {
        let schema = try JSONSchema(
            Data(
                contentsOf: Repository.root.appending(
                    path: "Sources/Workbook/Reporting/Reports/doctor.schema.json"))
        )
        for path in [GradeTool.environment["PATH"] ?? "", "/nowhere"] {
            let result = try await run(["doctor", "--json"], environment: ["PATH": path])
            #expect(try schema.violations(in: Data(result.output.utf8)) == [])
            #expect(result.output.contains("\"isBroken\" : \(result.status == 69)"))
        }
    }

    @Test("The doctor reports an unreadable or missing course")
    func doctorCourse() async throws {
        try edit("Lessons/1-greetings/lesson.json", "\"format\": 1", "\"format\": \"one\"")
        let broken = try await run(["doctor"])
        #expect(
            broken.output.contains("/Lessons/1-greetings/lesson.json, format: expected a whole number, found")
        )
        #expect(broken.status == 69)
    }

    @Test("The doctor reports a course whose path breaks the toolchain")
    func doctorPath() async throws {
        let odd = course.root.deletingLastPathComponent().appending(path: "a:b")
        try? FileManager.default.removeItem(at: odd)
        defer { try? FileManager.default.removeItem(at: odd) }
        try FileManager.default.createDirectory(at: odd, withIntermediateDirectories: true)
        for name in ["Lessons", "Solutions", "Tests"] {
            try FileManager.default.copyItem(
                at: course.root.appending(path: name), to: odd.appending(path: name))
        }
        let result = try await GradeTool.run(["doctor"], in: odd)
        #expect(
            result.output.contains(
                " ✘ The path of the course contains a colon, and Swift can't build in such a folder.\n"))
        #expect(result.status == 69)
    }
}
