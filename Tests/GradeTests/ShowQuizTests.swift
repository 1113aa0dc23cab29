import Foundation
import Synchronization
import TestSupport
import Testing

@testable import WorkbookSystem
@testable import WorkbookCommandLine
@testable import WorkbookReporting
@testable import grade

@Suite(.serialized) struct ShowQuizTests {
    private static let shared = FixtureCourse("mini", as: "quiz")

    /// The output that a learner sees, and the input.
    private final class Terminal: Sendable {
        private struct Contents {
            var output = ""
            var answers: [String]
        }

        private let contents: Mutex<Contents>
        init(typing answers: [String]) { contents = Mutex(Contents(answers: answers)) }
        var output: String { contents.withLock { $0.output } }
        func write(_ text: String) { contents.withLock { $0.output += text } }
        func readLine() -> String? {
            contents.withLock { $0.answers.isEmpty ? nil : $0.answers.removeFirst() }
        }
    }

    init() throws {
        try Self.shared.reset()
        try Self.shared.write("Lessons/1-greetings/README.md", "# Greetings\n\n## Hello\n\nSay it.\n")
        let path = "Lessons/1-greetings/lesson.json"
        try Self.shared.write(
            path,
            try Self.shared.read(path).replacing(
                "\"exercises\": [",
                with: """
                    "questions": [
                      { "question": "What is a greeting?", "section": "Hello", "answers": [
                        { "text": "A crash", "explanation": "It is friendlier." },
                        { "text": "A text", "isRight": true, "explanation": "It has a name in it." } ] },
                      { "question": "Who is Bo?", "answers": [
                        { "text": "A person", "isRight": true, "explanation": "Somebody has to be." },
                        { "text": "A method", "explanation": "Bo has no parentheses." } ] }
                    ],
                    "exercises": [
                    """))
    }

    private func run(_ words: String, typing answers: [String]? = nil) async throws -> String {
        let terminal = Terminal(typing: answers ?? [])
        let isTerminal = answers != nil
        let stream = Console.Stream(isTerminal: isTerminal, hasColor: false, write: terminal.write)
        let context = CommandContext(
            environment: ["PAGER": ""], folder: Self.shared.root, program: "grade",
            console: Console(output: stream, errors: stream, columns: 60),
            input: Input(isTerminal: isTerminal, readLine: terminal.readLine), runner: ProcessRunner(),
            concurrency: 1)
        let code = await CommandTable.grade.run(words.split(separator: " ").map(String.init), context)
        #expect(code == .passed)
        return terminal.output
    }

    @Test("A chapter ends with an invitation to its quiz")
    func invitation() async throws {
        #expect(
            try await run("show 1").hasSuffix(
                "\n 2 questions about this chapter:  grade show 1 --quiz\n"))
    }

    @Test("On a terminal, each answer is explained, and after a wrong answer the learner can try again")
    func answers() async throws {
        expectEqual(
            try await run("show 1 --quiz", typing: ["1", "7", "2", ""]),
            """
            Questions about chapter 1 · Greetings

             1 of 2:  What is a greeting?

             1  A crash
             2  A text

            Your answer (1 to 2, then Return; Return alone stops): 
             Not quite. It is friendlier.
             Section to read again:  Hello

            Your answer:  Type a number from 1 to 2, then Return; q stops.

            Your answer: 
             Right. It has a name in it.

             2 of 2:  Who is Bo?

             1  A person
             2  A method

            Your answer: 
             So far, you answered 0 of 2 questions correctly on the
             first try. The others are asked next time.
             Section to read again:  Hello
             To read that section:  grade show 1 hello
             Your next exercise:  grade next 1

            """)
    }

    @Test("The quiz ends with the result after the last question, and stops at the end of input")
    func ends() async throws {
        #expect(
            try await run("show 1 --quiz", typing: ["2", "1"]).hasSuffix(
                """
                 Right. Somebody has to be.

                 You answered all 2 questions correctly on the first try.
                 Your next exercise:  grade next 1

                """))
        #expect(try await run("show 1 --quiz", typing: []).hasSuffix("Return alone stops): \n"))
    }

    @Test("Escape and q leave the quiz", arguments: ["\u{1B}", "\u{1B}q", " q "])
    func leaving(typed: String) async throws {
        #expect(try await !run("show 1 --quiz", typing: [typed, "1"]).contains("Not quite"))
    }

    @Test("The next quiz begins with the questions whose first answer was wrong")
    func again() async throws {
        _ = try await run("show 1 --quiz", typing: ["2", "2", "1"])
        #expect(
            try await run("show 1 --quiz", typing: ["1", "2"]).contains(
                """
                Questions about chapter 1 · Greetings

                 Earlier, you answered 1 of 2 questions correctly on the
                 first try. The others come first.

                 1 of 2:  Who is Bo?

                """))
        #expect(
            try await run("show 1 --quiz", typing: []).contains(
                "answered all 2 questions correctly on the\n first try.\n\n 1 of 2:  What is a greeting?\n"))
    }

    @Test("For an exercise, the message says that the questions belong to the chapter")
    func exercise() async throws {
        #expect(
            try await run("show 1.1 --quiz", typing: []).hasPrefix(
                """
                Exercise 1.1 has no questions of its own. These are about
                the whole chapter.

                Questions about chapter 1
                """))
        #expect(try await run("show 1 --quiz").hasPrefix("Questions about chapter 1"))
    }

    @Test("In a pipe, all answers are explained immediately")
    func pipe() async throws {
        let output = try await run("show 1 --quiz")
        #expect(output.contains(" 2  A text\n    Right. It has a name in it.\n"))
        #expect(output.hasSuffix(" 2  A method\n    Not quite. Bo has no parentheses.\n"))
    }
}
