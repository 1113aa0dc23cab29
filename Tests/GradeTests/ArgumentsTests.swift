import Foundation
import Testing
import TestSupport

@testable import WorkbookCommandLine
@testable import grade
@testable import WorkbookSystem

struct ArgumentsTests {
    private func parse(_ words: [String]) throws -> Arguments {
        try CommandTable.grade.parse(words).arguments
    }

    // MARK: - Commands

    @Test("Each command is called by its name", arguments: Call.all)
    func command(_ call: Call) throws {
        let arguments = try parse(call.words)
        #expect(arguments.command == call.command)
        #expect(arguments.operands == call.operands)
    }

    struct Call: Sendable, CustomTestStringConvertible {
        var words: [String]
        var command: String
        var operands: [String] = []

        var testDescription: String { (["grade"] + words).joined(separator: " ") }

        static let all = [
            Call(words: [], command: ""),
            Call(words: ["lesson", "3"], command: "lesson", operands: ["3"]),
            Call(words: ["lesson", "test-the-tracker"], command: "lesson", operands: ["test-the-tracker"]),
            Call(words: ["list"], command: "list"),
            // What people try first.
            Call(words: ["check", "3"], command: "lesson", operands: ["3"]),
            Call(words: ["test"], command: "lesson"),
            Call(words: ["run", "3.2"], command: "lesson", operands: ["3.2"]),
            Call(words: ["course"], command: "course"),
            Call(words: ["course", "verify"], command: "course verify"),
            Call(words: ["course", "verify", "3.2"], command: "course verify", operands: ["3.2"]),
            Call(
                words: ["--plain", "class", "--json", "room", "reports"], command: "class room",
                operands: ["reports"]),
            // What begins with a digit can only be a lesson or an exercise.
            Call(words: ["3"], command: "lesson", operands: ["3"]),
            Call(words: ["3.2"], command: "lesson", operands: ["3.2"]),
            Call(words: ["3-testable"], command: "lesson", operands: ["3-testable"]),
            // A hyphen alone is a word like any other.
            Call(words: ["lesson", "-"], command: "lesson", operands: ["-"]),
            // Behind two hyphens nothing is an option.
            Call(words: ["lesson", "--", "--format"], command: "lesson", operands: ["--format"]),
            Call(words: ["--", "lesson", "3"], command: "lesson", operands: ["3"]),
            Call(words: ["lesson", "--", "--"], command: "lesson", operands: ["--"]),
        ]
    }

    @Test(
        "A question for help with the word `help` is one for the help page",
        arguments: [
            (["help"], ""), (["help", "lesson"], "lesson"), (["help", "course", "verify"], "course verify"),
        ])
    func help(words: [String], command: String) throws {
        let arguments = try parse(words)
        #expect(arguments.command == command)
        #expect(arguments.has(.help))
        #expect(arguments.operands.isEmpty)
    }

    // MARK: - Options

    @Test(
        "An option may stand before and behind the command, with its value behind a space or an equals sign",
        arguments: [
            ["lesson", "3", "--format", "json"], ["--format", "json", "lesson", "3"],
            ["lesson", "--format=json", "3"], ["3", "--format=json"],
            ["--format=text", "3", "--format=json"],
        ])
    func format(words: [String]) throws {
        let arguments = try parse(words)
        #expect(arguments.command == "lesson")
        #expect(arguments.operands == ["3"])
        #expect(arguments.wantsJSON)
        #expect(arguments.has(.format))
        #expect(!arguments.has(.course))
    }

    @Test("Text is asked for, or nothing is")
    func text() throws {
        #expect(try !parse(["3", "--format", "text"]).wantsJSON)
        #expect(try !parse(["3"]).wantsJSON)
    }

    @Test("A value may hold an equals sign, spaces and hyphens")
    func values() throws {
        #expect(try parse(["--course=a=b"]).value(of: .course) == "a=b")
        #expect(try parse(["--course", "my course"]).value(of: .course) == "my course")
        #expect(try parse(["--course=--odd"]).value(of: .course) == "--odd")
    }

    @Test("Options without a value are on or off")
    func flags() throws {
        let arguments = try parse(["course", "verify", "--fresh", "3.2", "--pristine"])
        #expect(arguments.has(.fresh))
        #expect(arguments.has(.pristine))
        #expect(arguments.operands == ["3.2"])
        #expect(try !parse(["course", "verify"]).has(.fresh))
    }

    @Test(
        "Help and version are told whatever else is wrong with the words",
        arguments: [
            ["--help"], ["-h"], ["lesson", "--help"], ["list", "1", "2", "-h"],
            ["lesson", "--format", "xml", "--help"],
            ["list", "--pristine", "-h"],
        ])
    func help(words: [String]) throws {
        #expect(try parse(words).has(.help))
    }

    @Test("The version is asked for")
    func version() throws {
        #expect(try parse(["--version"]).has(.version))
    }

    // MARK: - What cannot be understood

    @Test("A command line that cannot be understood says why", arguments: Mistake.all)
    func mistakes(_ mistake: Mistake) {
        #expect(throws: mistake.error) { try parse(mistake.words) }
    }

    struct Mistake: Sendable, CustomTestStringConvertible {
        var words: [String]
        var error: UsageError

        var testDescription: String { (["grade"] + words).joined(separator: " ") }

        init(_ words: [String], _ error: UsageError) {
            self.words = words
            self.error = error
        }

        static let all = [
            Mistake(["lessno", "3"], .unknownCommand("lessno", suggestion: "lesson")),
            Mistake(["lst"], .unknownCommand("lst", suggestion: "list")),
            Mistake(["compile"], .unknownCommand("compile", suggestion: nil)),
            Mistake(["testable"], .unknownCommand("testable", suggestion: nil)),
            Mistake(["lesson", "3", "--fromat", "json"], .unknownOption("--fromat", suggestion: "--format")),
            Mistake(["lesson", "3", "--silent"], .unknownOption("--silent", suggestion: nil)),
            Mistake(["-x"], .unknownOption("-x", suggestion: nil)),
            Mistake(["--jsn=1"], .unknownOption("--jsn", suggestion: "--json")),
            Mistake(["--=x"], .unknownOption("--", suggestion: nil)),
            Mistake(["list", "--format", "json"], .foreignOption("--format", command: "list")),
            Mistake(["lesson", "3", "--undo"], .foreignOption("--undo", command: "lesson")),
            Mistake(["--pristine"], .foreignOption("--pristine", command: "")),
            // Of several the first in the alphabet is told, so that the answer is always the same.
            Mistake(["list", "--undo", "--pristine"], .foreignOption("--pristine", command: "list")),
            Mistake(["lesson", "3", "--format"], .missingValue(.lessonFormat)),
            Mistake(["--course"], .missingValue(.course)),
            Mistake(["report", "--name", "--json"], .missingValue(.learnerName)),
            Mistake(["--course=", "lesson", "3"], .missingValue(.course)),
            Mistake(["lesson", "3", "--format="], .missingValue(.lessonFormat)),
            Mistake(["course", "verify", "--pristine=no"], .needlessValue(.pristine)),
            Mistake(["lesson", "3", "--format", "xml"], .badValue(.lessonFormat, "xml")),
            Mistake(["lesson", "3", "--format=JSON"], .badValue(.lessonFormat, "JSON")),
            Mistake(["lesson", "3", "4"], .tooManyOperands(command: "lesson", extra: "4")),
            Mistake(["3", "4"], .tooManyOperands(command: "lesson", extra: "4")),
            Mistake(["list", "3"], .tooManyOperands(command: "list", extra: "3")),
            Mistake(
                ["course", "verify", "3", "4", "5"], .tooManyOperands(command: "course verify", extra: "4")),
            // A command in a group is suggested by its last word, and before one that only looks similar.
            Mistake(["verify"], .unknownCommand("verify", suggestion: "grade course verify")),
            Mistake(["record"], .unknownCommand("record", suggestion: "grade course record")),
            Mistake(["course", "verfy"], .unknownCommand("course verfy", suggestion: "grade course verify")),
            Mistake(["course", "3"], .unknownCommand("course 3", suggestion: nil)),
            Mistake(["class", "rom", "x"], .unknownCommand("class rom", suggestion: "grade class room")),
        ]
    }

    @Test("A lesson must be named, except in the folder of one")
    func missingOperand() async throws {
        let arguments = try parse(["lesson"])
        let stream = Console.Stream(isTerminal: false, hasColor: false) { _ in }
        let context = CommandContext(
            environment: [:], folder: Repository.root, program: "grade",
            console: Console(output: stream, errors: stream, columns: 80), runner: ProcessRunner(),
            concurrency: 1)
        let error = UsageError.missingOperand(
            command: "lesson", what: "the number or name of a lesson or exercise", example: "3")
        await #expect(throws: error) { try await LessonCommand.perform(arguments, context) }
    }
}
