import Foundation
import Testing

extension EndToEnd.GoldenTests {
    @Test("Before a pass, the solution is withheld, and the message lists the options")
    func solutionTooEarly() async throws {
        try await expectScreen(
            ["solution", "1.1"], stream: .errors, status: 1,
            #"""
            1.1 hasn't passed yet. You learn more from a solution if you have found your own
            first.
            For a hint:  swift run grade hint 1.1
            To see it anyway (your progress will record it):
              swift run grade solution 1.1 --anyway
            """#)
        #expect(!course.has(".workbook/progress.json"))
        try remember(hints: 3)
        let errors = try await run(["solution", "1.1"]).errors
        #expect(errors.contains("\nTo read the hints again:  swift run grade hint 1.1\n"))
    }

    @Test("After a pass, the solution appears beside the learner's own, with an explanation")
    func solution() async throws {
        try remember("passed", failures: 0)
        try greet("[\"Hello\", name].joined(separator: \", \")")
        try await expectScreen(
            ["solution", "1.1"], status: 0,
            #"""
            1.1  Greet someone                                                    a solution

             This is one way among several. Yours passed, so it is right as well.
             - yours   + the solution's

             Lessons/1-greetings/1-greet/Greeting.swift
               import Polite

             + /// Greets people.
               struct Greeting {
             -     func text(for name: String) -> String {
             -         ["Hello", name].joined(separator: ", ")
             -     }
             +     func text(for name: String) -> String { "Hello, \(name)" }
               }

             Why: A greeting needs nothing but a name, so the reference puts the name that
             it is given into the text and nothing more. It would be as right to join two
             texts, or to use a format. What counts is that the name decides, and not a list
             of people whom somebody knew once.
            """#)
    }

    @Test(
        "With --plain, a solution has words instead of signs, and keeps its indentation", arguments: [40, 80])
    func plainSolution(columns: Int) async throws {
        try remember("passed", failures: 0)
        try greet("[\"Hello\", name].joined(separator: \", \")")
        try await expectScreen(
            ["solution", "1.1", "--plain"], environment: ["COLUMNS": "\(columns)"], status: 0,
            #"""
            1.1 Greet someone, a solution

            This is one way among several. Yours passed, so it is right as well.
            "Removed" is yours, "added" the solution's.

            Lessons/1-greetings/1-greet/Greeting.swift
            import Polite

            added: /// Greets people.
            struct Greeting {
            removed:     func text(for name: String) -> String {
            removed:         ["Hello", name].joined(separator: ", ")
            removed:     }
            added:     func text(for name: String) -> String { "Hello, \(name)" }
            }

            Why: A greeting needs nothing but a name, so the reference puts the name that it is given into the text and nothing more. It would be as right to join two texts, or to use a format. What counts is that the name decides, and not a list of people whom somebody knew once.
            """#)
    }

    @Test("A learner can choose to see the solution before passing, and the choice is recorded")
    func solutionAnyway() async throws {
        let result = try await run(["solution", "greet", "--anyway"])
        #expect(result.output.contains(" This is one way among several.\n - yours   +"))
        #expect(result.output.hasSuffix(" Your progress records that you saw this before 1.1 passed.\n"))
        #expect(result.status == 0)
        #expect(try course.read(".workbook/progress.json").contains("solutionSeenAt"))
    }

    @Test("One pass unlocks the solution, even if later attempts fail; nothing is recorded then")
    func solutionAfterRegression() async throws {
        try remember(hasPassed: true)
        let before = try course.read(".workbook/progress.json")
        #expect(try await run(["solution", "1.1", "--anyway"]).status == 0)
        #expect(try course.read(".workbook/progress.json") == before)
    }

    @Test("If an earlier version passed, the screen says so, and gives the status of the current one")
    func solutionOfEarlierVersion() async throws {
        let start = "This is one way among several. An earlier version of yours passed; the"
        func opening() async throws -> String {
            try await run(["solution", "1.1"]).output.split(whereSeparator: \.isWhitespace)
                .joined(separator: " ")
        }
        try remember("passed", failures: 0)
        #expect(try await opening().contains("\(start) file is as in the starter again. - yours"))
        try greet("return name")
        try remember(hasPassed: true)
        #expect(try await opening().contains("\(start) one in the file doesn't. - yours"))
        #expect(try await run(["lesson", "1.1"]).status == 1)
        #expect(try await opening().contains("\(start) one in the file doesn't. - yours"))
        try greet("return name + name")
        #expect(try await opening().contains("\(start) one in the file hasn't been graded yet. - yours"))
    }

    @Test("If the course has no solutions, the message says so")
    func noSolution() async throws {
        try course.remove("Solutions")
        try await expectScreen(
            ["solution", "1.1", "--anyway"], stream: .errors, status: 69,
            #"""
            grade: this copy of the course has no solution for 1.1.
            It would be in Solutions/1-greetings/1-greet/reference/Greeting.swift
            Copies that an instructor handed out have no solutions; only the full course has
              them.
            """#)
        try await expectScreen(
            ["solution", "1.1"], stream: .errors, status: 69,
            #"""
            grade: this copy of the course has no solution for 1.1.
            It would be in Solutions/1-greetings/1-greet/reference/Greeting.swift
            Copies that an instructor handed out have no solutions; only the full course has
              them.
            """#)
        #expect(!course.has(".workbook/progress.json"))
    }
}
