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

    @Test("Each command name is recognized", arguments: Call.all)
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
            Call(words: ["list"], command: ""),
            // The first commands that newcomers try.
            Call(words: ["check", "3"], command: "lesson", operands: ["3"]),
            Call(words: ["test"], command: "lesson"),
            Call(words: ["run", "3.2"], command: "lesson", operands: ["3.2"]),
            Call(words: ["course"], command: "course"),
            Call(words: ["course", "verify"], command: "course verify"),
            Call(words: ["course", "verify", "3.2"], command: "course verify", operands: ["3.2"]),
            Call(
                words: ["--plain", "class", "--json", "room", "reports"], command: "class room",
                operands: ["reports"]),
            // A word that starts with a digit can only be a lesson or an exercise.
            Call(words: ["3"], command: "lesson", operands: ["3"]),
            Call(words: ["3.2"], command: "lesson", operands: ["3.2"]),
            Call(words: ["3-testable"], command: "lesson", operands: ["3-testable"]),
            // A single hyphen is an ordinary word.
            Call(words: ["lesson", "-"], command: "lesson", operands: ["-"]),
            // After two hyphens, nothing is an option.
            Call(words: ["lesson", "--", "--format"], command: "lesson", operands: ["--format"]),
            Call(words: ["--", "lesson", "3"], command: "lesson", operands: ["3"]),
            Call(words: ["lesson", "--", "--"], command: "lesson", operands: ["--"]),
        ]
    }

    @Test(
        "The word `help` requests the help page",
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
        "An option can come before or after the command, with its value after a space or an equals sign",
        arguments: [
            ["lesson", "3", "--format", "json"], ["--format", "json", "lesson", "3"],
            ["lesson", "--format=json", "3"], ["3", "--format=json"],
            ["--format=json", "3", "--format=json"],
        ])
    func format(words: [String]) throws {
        let arguments = try parse(words)
        #expect(arguments.command == "lesson")
        #expect(arguments.operands == ["3"])
        #expect(arguments.wantsJSON)
        #expect(arguments.has(.format))
        #expect(!arguments.has(.course))
    }

    @Test("`--format text` selects text output, which is also the default")
    func text() throws {
        #expect(try !parse(["3", "--format", "text"]).wantsJSON)
        #expect(try !parse(["3"]).wantsJSON)
    }

    @Test("An option's value can contain an equals sign, spaces and hyphens")
    func values() throws {
        #expect(try parse(["--course=a=b"]).value(of: .course) == "a=b")
        #expect(try parse(["--course", "my course"]).value(of: .course) == "my course")
        #expect(try parse(["--course=--odd"]).value(of: .course) == "--odd")
    }

    @Test("Options without a value are either present or absent")
    func flags() throws {
        let arguments = try parse(["course", "verify", "--fresh", "3.2", "--pristine"])
        #expect(arguments.has(.fresh))
        #expect(arguments.has(.pristine))
        #expect(arguments.operands == ["3.2"])
        #expect(try !parse(["course", "verify"]).has(.fresh))
    }

    @Test(
        "Help and version are available even if the rest of the command line is invalid",
        arguments: [
            ["--help"], ["-h"], ["lesson", "--help"], ["list", "1", "2", "-h"],
            ["lesson", "--format", "xml", "--help"],
            ["list", "--pristine", "-h"],
        ])
    func help(words: [String]) throws {
        #expect(try parse(words).has(.help))
    }

    @Test("`list`, which used to be a command, still lists every exercise")
    func list() throws {
        #expect(try parse(["list"]).has(.list))
        #expect(try parse(["list", "--plain"]).has(.list))
        #expect(try !parse([]).has(.list))
    }

    @Test("`--version` is recognized")
    func version() throws {
        #expect(try parse(["--version"]).has(.version))
    }

    // MARK: - Invalid command lines

    @Test("Parsing an invalid command line reports the reason", arguments: Mistake.all)
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
            Mistake(
                ["lesson", "3", "--fromat", "json"],
                .unknownOption("--fromat", suggestion: "--format")),
            Mistake(
                ["lesson", "3", "--silent"], .unknownOption("--silent", suggestion: nil)),
            Mistake(["-x"], .unknownOption("-x", suggestion: nil)),
            Mistake(["--jsn=1"], .unknownOption("--jsn", suggestion: "--json")),
            Mistake(["--=x"], .unknownOption("--", suggestion: nil)),
            Mistake(["list", "--format", "json"], .foreignOption("--format", command: "")),
            Mistake(["lesson", "3", "--undo"], .foreignOption("--undo", command: "lesson")),
            Mistake(["--pristine"], .foreignOption("--pristine", command: "")),
            // If there are several, the first in alphabetical order is reported, so the message is stable.
            Mistake(["list", "--undo", "--pristine"], .foreignOption("--pristine", command: "")),
            Mistake(["lesson", "3", "--format"], .missingValue(.lessonFormat)),
            Mistake(["--course"], .missingValue(.course)),
            Mistake(["report", "--name", "--json"], .missingValue(.learnerName)),
            Mistake(["--course=", "lesson", "3"], .missingValue(.course)),
            Mistake(["lesson", "3", "--format="], .missingValue(.lessonFormat)),
            Mistake(["course", "verify", "--pristine=no"], .needlessValue(.pristine)),
            Mistake(["lesson", "3", "--format", "json", "--format=github"], .repeatedOption(.lessonFormat)),
            Mistake(["lesson", "3", "--format", "xml"], .badValue(.lessonFormat, "xml")),
            Mistake(["lesson", "3", "--format=JSON"], .badValue(.lessonFormat, "JSON")),
            Mistake(["lesson", "3", "4"], .tooManyOperands(command: "lesson", extra: "4")),
            Mistake(["3", "4"], .tooManyOperands(command: "lesson", extra: "4")),
            Mistake(["list", "3"], .unknownCommand("list", suggestion: "grade --list")),
            Mistake(
                ["course", "new", "a", "b", "c", "d"], .tooManyOperands(command: "course new", extra: "d")),
            // A command in a group is suggested for its last word, and wins over similar-looking words.
            Mistake(["verify"], .unknownCommand("verify", suggestion: "grade lesson 3")),
            Mistake(["record"], .unknownCommand("record", suggestion: "grade course record")),
            Mistake(["course", "verfy"], .unknownCommand("course verfy", suggestion: "grade course verify")),
            Mistake(["course", "3"], .unknownCommand("course 3", suggestion: nil)),
            Mistake(["class", "rom", "x"], .unknownCommand("class rom", suggestion: "grade class room")),
        ]
    }

    @Test("Commands require a lesson name, except in a lesson's folder")
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
