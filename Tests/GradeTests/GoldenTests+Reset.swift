import Foundation
import Testing

@testable import WorkbookModel

extension EndToEnd.GoldenTests {
    /// Returns a screen with the time in the backup's name removed.
    private func timeless(_ screen: String) -> String {
        screen.replacing(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d/, with: "TIME")
    }

    @Test("An exercise can be reset to its starter and restored again")
    func reset() async throws {
        try greet("return \"mine\"")
        let own = try course.read(greeting)
        let result = try await run(["reset", "1.1", "--yes"])
        #expect(
            timeless(result.output) == #"""
                1.1  Greet someone

                 ✔ Greeting.swift was reset

                 Your version is in  .workbook/backups/greet/TIME
                 To restore it:  swift run grade reset 1.1 --undo
                 Your progress is kept.

                """#)
        #expect(result.errors == "")
        #expect(result.status == 0)
        #expect(try course.read(greeting).contains("/// Greets people."))

        let undone = try await run(["reset", "greet", "--undo"])
        #expect(
            timeless(undone.output) == #"""
                1.1  Greet someone

                 ✔ Greeting.swift is your version again

                 It was in  .workbook/backups/greet/TIME
                 The version that it replaced was copied as well. To go back to that:
                 swift run grade reset 1.1 --undo

                """#)
        #expect(undone.status == 0)
        #expect(try course.read(greeting) == own)
    }

    @Test("If there is no one to ask, nothing changes, and the message names the command to run")
    func resetInScript() async throws {
        try greet("return \"mine\"")
        let own = try course.read(greeting)
        try await expectScreen(
            ["reset", "1.1", "Greeting.swift"], stream: .errors, status: 64,
            #"""
            grade: `grade reset` asks before it replaces your files, but it isn't running in
            a terminal, so it can't ask. Nothing was changed.
            To run it without asking:  swift run grade reset 1.1 Greeting.swift --yes
            """#)
        #expect(try course.read(greeting) == own)
        #expect(!course.has(".workbook"))
    }

    @Test("Reset also restores given files that were changed or deleted")
    func resetGiven() async throws {
        try course.write("Lessons/1-greetings/1-greet/Names.swift", "// changed\n")
        try course.remove(greeting)
        let result = try await run(["reset", "1.1", "--yes"])
        #expect(
            result.output.contains(
                " ✔ Greeting.swift was reset\n ✔ Names.swift was reset (given, was changed)\n"
            ))
        #expect(
            try await run(["reset", "1.1"]).output
                == "There is nothing to do: the files of 1.1 are the same as in the starter.\n")
    }

    @Test("Reset keeps progress, and the overview tells reset files from edited ones")
    func overviewAfterReset() async throws {
        try greet("return \"mine\"")
        try remember("passed", failures: 0)
        #expect(
            try await run(["reset", "1.1", "--yes"]).output.hasSuffix(
                "\n Your progress is kept: 1.1 still counts as passed.\n"))
        #expect(
            try await run(["list"]).output.contains(
                " ✔ 1.1  Greet someone (greet)                         passed before; files reset\n"))
        try remember()
        #expect(
            try await run(["list"]).output.contains(
                " ○ 1.1  Greet someone (greet)                            files as in the starter\n"))
    }

    @Test("If an exercise can't be reset, the message says why, and nothing changes")
    func resetProblems() async throws {
        try await expectScreen(
            ["reset", "1.1", "--undo"], stream: .errors, status: 1,
            #"""
            grade: there is no copy of 1.1 to restore.
            A copy is made whenever `grade reset` replaces a file.
            """#)
        try await expectScreen(
            ["reset", "1"], stream: .errors, status: 64,
            #"""
            grade: `grade reset` takes one exercise, but lesson 1 has several: 1.1 and 1.2.
            For example:  swift run grade reset 1.1
            For more:  swift run grade reset --help
            """#)
        try await expectScreen(
            ["reset", "1.1", "Hello.swift", "--yes"], stream: .errors, status: 64,
            #"""
            grade: there is no file "Hello.swift" to reset.
            Choose one of: Greeting.swift, Names.swift
            """#)
        try course.remove(greeting)
        try course.write("\(greeting)/inside", "x")
        try await expectScreen(
            ["reset", "1.1", "--yes"], stream: .errors, status: 1,
            #"""
            grade: Lessons/1-greetings/1-greet/Greeting.swift is a folder or a device, but
            it should be an ordinary file.
            Nothing was changed. Move it away, and run the same command again.
            """#)
        try course.remove("Solutions")
        try await expectScreen(
            ["reset", "1.1", "--yes"], stream: .errors, status: 69,
            #"""
            grade: this copy of the course has no starter files for this exercise.
            They would be in Solutions/1-greetings/1-greet/starter
            """#)
    }

    @Test("If the backup can't be made, nothing changes")
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
