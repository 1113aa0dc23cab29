import Foundation
import Testing

@testable import WorkbookModel

extension EndToEnd.GoldenTests {
    /// A screen with the time of a copy taken out of it.
    private func timeless(_ screen: String) -> String {
        screen.replacing(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d/, with: "TIME")
    }

    @Test("Back to the start, and back again")
    func reset() async throws {
        try greet("return \"mine\"")
        let own = try course.read(greeting)
        let result = try await run(["reset", "1.1", "--yes"])
        #expect(
            timeless(result.output) == #"""
                1.1  Greet someone

                 ✔ Greeting.swift is back at the start

                 Your version is in  .workbook/backups/greet/TIME
                 Bring it back:  swift run grade reset 1.1 --undo
                 Your progress is kept.

                """#)
        #expect(result.errors == "")
        #expect(result.status == 0)
        #expect(try course.read(greeting).contains("/// Greets people."))

        let undone = try await run(["reset", "greet", "--undo"])
        #expect(
            timeless(undone.output) == #"""
                1.1  Greet someone

                 ✔ Greeting.swift is back from the copy

                 The copy was  .workbook/backups/greet/TIME
                 What was there until now is kept, too; bring that back:
                 swift run grade reset 1.1 --undo

                """#)
        #expect(undone.status == 0)
        #expect(try course.read(greeting) == own)
    }

    @Test("Where nobody can be asked nothing is changed, and the command that does it is told")
    func resetInScript() async throws {
        try greet("return \"mine\"")
        let own = try course.read(greeting)
        try await expectScreen(
            ["reset", "1.1", "Greeting.swift"], stream: .errors, status: 64,
            #"""
            grade: `grade reset` asks before it replaces your files, and nobody is here to
            answer. Nothing was changed.
            Without asking:  swift run grade reset 1.1 Greeting.swift --yes
            """#)
        #expect(try course.read(greeting) == own)
        #expect(!course.has(".workbook"))
    }

    @Test("Given files that changed or went missing come back as well")
    func resetGiven() async throws {
        try course.write("Lessons/1-greetings/1-greet/Names.swift", "// changed\n")
        try course.remove(greeting)
        let result = try await run(["reset", "1.1", "--yes"])
        #expect(
            result.output.contains(
                " ✔ Greeting.swift is back at the start\n ✔ Names.swift is back at the start (given, was changed)\n"
            ))
        #expect(try await run(["reset", "1.1"]).output == "Nothing to do: 1.1 is as it was at the start.\n")
    }

    @Test("LearnerProgress is kept, and the overview tells a file at the start from one that was worked on")
    func overviewAfterReset() async throws {
        try greet("return \"mine\"")
        try remember("passed", failures: 0)
        #expect(
            try await run(["reset", "1.1", "--yes"]).output.hasSuffix(
                "\n Your progress is kept: 1.1 still counts as passed.\n"))
        #expect(
            try await run(["list"]).output.contains(
                " ✔ 1.1  Greet someone                                   passed, now at the start\n"))
        try remember()
        #expect(
            try await run(["list"]).output.contains(
                " ○ 1.1  Greet someone                                               at the start\n"))
    }

    @Test("What cannot be reset is told, and changes nothing")
    func resetProblems() async throws {
        try await expectScreen(
            ["reset", "1.1", "--undo"], stream: .errors, status: 1,
            #"""
            grade: there is no copy of 1.1 to bring back.
            A copy is made whenever `reset` replaces something.
            """#)
        try await expectScreen(
            ["reset", "1"], stream: .errors, status: 64,
            #"""
            grade: `grade reset` takes one exercise; lesson 1 has 1.1, 1.2.
            See how it is used:  swift run grade reset --help
            """#)
        try await expectScreen(
            ["reset", "1.1", "Hello.swift", "--yes"], stream: .errors, status: 64,
            #"""
            grade: there is no file "Hello.swift" to put back.
            There are: Greeting.swift, Names.swift
            """#)
        try course.remove(greeting)
        try course.write("\(greeting)/inside", "x")
        try await expectScreen(
            ["reset", "1.1", "--yes"], stream: .errors, status: 1,
            #"""
            grade: Lessons/1-greetings/1-greet/Greeting.swift is a folder or a device, and
            should be a plain file.
            Nothing was changed. Move it away, and run the same again.
            """#)
        try course.remove("Solutions")
        try await expectScreen(
            ["reset", "1.1", "--yes"], stream: .errors, status: 69,
            #"""
            grade: this copy of the course does not hold the files of the start.
            They would be in Solutions/1-greetings/1-greet/starter
            """#)
    }

    @Test("If the copy cannot be made nothing is changed")
    func resetWithoutCopy() async throws {
        try greet("return \"mine\"")
        let own = try course.read(greeting)
        try course.write(".workbook/backups", "a file where the folder should be")
        let result = try await run(["reset", "1.1", "--yes"])
        #expect(result.errors.hasPrefix("grade: your files could not be copied, so nothing was changed.\n"))
        #expect(result.status == 70)
        #expect(try course.read(greeting) == own)
    }
}
