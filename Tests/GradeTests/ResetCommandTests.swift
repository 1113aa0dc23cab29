import Foundation
import Synchronization
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookReporting
@testable import grade
@testable import WorkbookSystem

/// Resets files at a simulated terminal, because golden tests have no terminal.
struct ResetCommandTests {
    /// The output, in order.
    private final class Paper: Sendable {
        private let pieces = Mutex("")

        func write(_ text: String) { pieces.withLock { $0 += text } }

        var text: String { pieces.withLock { $0 } }
    }

    private let file = "Lessons/1-greetings/1-greet/Greeting.swift"

    /// Resets an exercise of a small course at a terminal, and answers the question.
    private func reset(_ answer: String?) async throws -> (screen: String, file: String, code: ExitCode) {
        let course = FixtureCourse("mini", as: "reset \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: course.root) }
        try course.write(file, "// mine\n")
        let (screen, code) = try await run([], answer, in: course)
        return (screen, try course.read(file), code)
    }

    private func run(
        _ options: [String], _ answer: String?, in course: FixtureCourse
    ) async throws -> (screen: String, code: ExitCode) {
        let paper = Paper()
        let stream = Console.Stream(isTerminal: true, hasColor: false) { paper.write($0) }
        let context = CommandContext(
            environment: [:], folder: course.root, program: "grade",
            console: Console(output: stream, errors: stream, columns: 80),
            input: Input(isTerminal: true) { answer }, runner: ProcessRunner(), concurrency: 1)
        let arguments = try CommandTable.grade.parse(["reset", "1.1"] + options).arguments
        let code = try await ResetCommand.perform(arguments, context)
        return (paper.text, code)
    }

    @Test("What was written since a reset was undone is replaced with the starter only after a question")
    func undoneTwice() async throws {
        let course = FixtureCourse("mini", as: "reset \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: course.root) }
        try course.write(file, "// mine\n")
        _ = try await run([], "y", in: course)
        // The learner's version comes back without a question.
        let first = try await run(["--undo"], nil, in: course)
        #expect(first.code == .passed)
        try course.write(file, "// better\n")
        let second = try await run(["--undo"], "n", in: course)
        #expect(second.screen == Self.question + "Nothing was changed.\n")
        #expect(try course.read(file) == "// better\n")
    }

    private static let question = """
        Replace Greeting.swift of 1.1 with the starter? Your version is copied to
        .workbook/backups/greet first.
        [y/N] 
        """

    @Test(
        "On a terminal, the question names the file and the backup's location, and yes resets the file",
        arguments: ["y", "Y", "yes ", "YES"])
    func yes(answer: String) async throws {
        let result = try await reset(answer)
        #expect(result.screen.hasPrefix(Self.question + "1.1  Greet someone\n"))
        #expect(result.file.contains("struct Greeting"))
        #expect(result.code == .passed)
    }

    @Test("Any other answer changes nothing", arguments: ["n", "", "maybe", "yesterday"])
    func no(answer: String) async throws {
        let result = try await reset(answer)
        #expect(result.screen == Self.question + "Nothing was changed.\n")
        #expect(result.file == "// mine\n")
        #expect(result.code == .notYet)
    }

    @Test("End of input doesn't confirm, and changes nothing")
    func end() async throws {
        let result = try await reset(nil)
        #expect(result.screen == Self.question + "\nNothing was changed.\n")
        #expect(result.file == "// mine\n")
    }
}
