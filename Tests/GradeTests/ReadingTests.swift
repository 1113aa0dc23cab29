import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import WorkbookReporting
@testable import grade
@testable import WorkbookSystem

/// Runs reading and opening commands in this process, with a simulated terminal.
@Suite(.serialized) struct ReadingTests {
    private static let shared = FixtureCourse("mini", as: "reading")

    /// Records the programs that were started, and their environment.
    private actor Screen {
        private(set) var calls: [[String]] = []
        private(set) var variables: [String: String] = [:]

        func note(_ words: [String], _ environment: [String: String]) {
            calls.append(words)
            variables = environment
        }
    }

    /// Collects text from closures that can't wait.
    private final class Paper: @unchecked Sendable {
        private let lock = NSLock()
        private var storage = ""
        var text: String { lock.withLock { storage } }
        func write(_ text: String) { lock.withLock { storage += text } }
    }

    private let screen = Screen()
    private let output = Paper()
    private let errors = Paper()
    private let paged = Paper()
    private var bin: URL { Self.shared.root.appending(path: ".workbook-bin") }

    init() throws {
        try Self.shared.reset()
        for path in ["Lessons/1-greetings/1-greet", "Solutions/1-greetings/1-greet/starter"] {
            try Self.shared.write(
                "\(path)/Greeting.swift",
                "// Exercise 1.1: Greet someone\n//\n// Greet by name. Bo is `Bo`.\n\nimport Polite\n\nstruct Greeting {\n}\n"
            )
        }
    }

    /// Runs a command; a terminal has the given programs on its search path.
    private func run(
        _ words: String, isTerminal: Bool = true, programs: [String] = ["less", "more", "ed"],
        environment: [String: String] = [:], keys: [String: String] = [:],
        ends termination: Termination = .exited(0)
    ) async throws -> ExitCode {
        try? FileManager.default.removeItem(at: bin)
        try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
        for name in programs {
            try FileManager.default.createSymbolicLink(
                atPath: bin.appending(path: name).path, withDestinationPath: "/bin/sh")
        }
        let (screen, paged) = (screen, paged)
        let foreground = Foreground { words, environment, feed in
            await screen.note(words, environment)
            feed? { paged.write($0) }
            return termination
        }
        var context = CommandContext(
            environment: ["PATH": bin.path].merging(environment) { $1 }, folder: Self.shared.root,
            program: "grade",
            console: Console(
                output: .init(isTerminal: isTerminal, hasColor: isTerminal, write: output.write),
                errors: .init(isTerminal: isTerminal, hasColor: false, write: errors.write), columns: 60,
                isPlain: words.contains("--plain")),
            input: Input(isTerminal: isTerminal) { nil }, foreground: foreground, runner: ProcessRunner(),
            concurrency: 1)
        context.keys = keys
        return await CommandTable.grade.run(words.split(separator: " ").map(String.init), context)
    }

    /// The commands that were started, with program names for paths and a dot for the course.
    private var calls: [String] {
        get async {
            await screen.calls.map {
                $0.joined(separator: " ").replacing("\(bin.path)/", with: "")
                    .replacing(Self.shared.root.path + "/", with: "./").replacing(
                        Self.shared.root.path, with: ".")
            }
        }
    }

    // MARK: - Showing chapters and exercises

    @Test("On a terminal, a chapter goes through $PAGER in color")
    func pager() async throws {
        #expect(try await run("show 1", environment: ["PAGER": "less -i"]) == .passed)
        #expect(await calls == ["less -i"])
        #expect(await screen.variables["LESS"] == "FRX")
        #expect(paged.text.hasPrefix("\u{1B}[1mGreetings\u{1B}[0m\n"))
        #expect(output.text == "")
    }

    @Test(
        "On a terminal, the checks of a lesson and a solution go through $PAGER",
        arguments: [
            ("progress 1", "Lesson 1"), ("progress 1.1", "1.1"),
            ("solution 1.1 --anyway", "before 1.1 passed"),
        ])
    func longResults(words: String, part: String) async throws {
        let environment = ["PAGER": "ed"]
        #expect(try await run(words, environment: environment) == .passed)
        #expect(await calls == ["ed"])
        #expect(paged.text.contains(part))
        #expect(output.text == "")
        #expect(errors.text == "")
        #expect(try await run("\(words) --plain", environment: environment) == .passed)
        #expect(try await run(words, isTerminal: false, environment: environment) == .passed)
        #expect(await calls.count == 1)
        #expect(output.text.contains(part))
    }

    @Test("On a terminal, help goes through $PAGER", arguments: ["--help", "progress --help", "class"])
    func help(words: String) async throws {
        #expect(try await run(words, environment: ["PAGER": "ed"]) == .passed)
        #expect(await calls == ["ed"])
        #expect(paged.text.hasPrefix("Usage: "))
        #expect(try await run("\(words) --plain", environment: ["PAGER": "ed"]) == .passed)
        #expect(output.text.hasPrefix("Usage: "))
    }

    @Test("On a terminal, the help of another program goes through $PAGER, without colors")
    func companionHelp() async throws {
        let book = try await Self.shared.writeProgram(
            "programs/grade-book", "#!/bin/sh\necho \"Usage: grade book, $COLUMNS columns\"\necho \"$*\"\n")
        let environment = ["PAGER": "ed", "WORKBOOK_PROGRAMS": book.deletingLastPathComponent().path]
        #expect(try await run("book --help", environment: environment) == .passed)
        #expect(await calls == ["ed"])
        #expect(paged.text == "Usage: grade book, 60 columns\nbook --help --color never\n")
    }

    @Test("While watching, who listens hears what failed only with the first of several hints")
    func hintsInWatch() async throws {
        try Self.shared.write(
            ".workbook/progress.json",
            """
            { "format": 1, "exercises": { "greet": {
              "outcome": "failed", "summary": { "outcome": "failed", "checks": { "passed": 2, "total": 4 } },
              "passedChecks": [], "failedChecks": ["GreetingChecks/bo()"], "attempts": 1, "failuresInRow": 1,
              "gradedAt": "2026-01-01T10:00:00Z"
            } } }
            """)
        for (count, isSaid) in [(1, true), (2, false)] {
            let before = output.text.count
            #expect(try await run("hint 1.1 --plain", keys: ["hint": "press h"]) == .passed)
            let new = String(output.text.dropFirst(before))
            #expect(new.contains("This check failed last time:") == isSaid, "\(new)")
            #expect(new.contains("Hint \(count): "))
        }
    }

    @Test(
        "The results of the whole course, and JSON, bypass the pager",
        arguments: ["progress", "progress 1 --json"])
    func shortResults(words: String) async throws {
        #expect(try await run(words, environment: ["PAGER": "ed"]) == .passed)
        #expect(await calls == [])
        #expect(output.text != "")
    }

    @Test("In a pipe, a chapter is plain text", arguments: ["show 1", "show greetings", "show"])
    func pipe(words: String) async throws {
        #expect(try await run(words, isTerminal: false) == .passed)
        #expect(await calls == [])
        #expect(output.text.hasPrefix("Greetings\n\n  This chapter belongs"))
        #expect(!output.text.contains("\u{1B}"))
    }

    @Test(
        "$PAGER and $LESS are respected; without a pager or keys, the text is printed",
        arguments: [
            (["PAGER": "ed -s"], "ed -s"), (["PAGER": "less", "LESS": "M"], "less"), ([:], nil),
            (["PAGER": "nowhere"], nil), (["PAGER": ""], nil), (["PAGER": "cat"], nil),
            (["PAGER": "ed", "TERM": "dumb"], nil),
        ])
    func pagerVariables(environment: [String: String], call: String?) async throws {
        #expect(try await run("show 1", environment: environment) == .passed)
        #expect(await calls == [call].compactMap { $0 })
        #expect((call == nil ? output : paged).text.contains("Greetings"))
        let options = await screen.variables["LESS"]
        #expect(call == nil || options == environment["LESS"] ?? "FRX")
    }

    @Test("An exercise is shown with its task, its files and the next commands")
    func exercise() async throws {
        #expect(try await run("show 1.1", isTerminal: false) == .passed)
        #expect(
            output.text == """
                 ○ 1.1  Greet someone                            not started
                  You change the code.

                  Greet by name. Bo is `Bo`.

                Files

                  yours  Lessons/1-greetings/1-greet/Greeting.swift
                  given  Lessons/1-greetings/1-greet/Names.swift

                 Open it:   grade next 1.1
                 Grade it:  grade lesson 1.1

                """)
    }

    @Test("A missing chapter is reported as a fault of the course")
    func noChapter() async throws {
        try Self.shared.remove("Lessons/1-greetings/README.md")
        #expect(try await run("show 1") == .broken)
        #expect(
            errors.text == """
                grade: the problem is in the course, not in your code.
                In Lessons/1-greetings/README.md:
                expected a text to read, found none, or one beyond a
                  megabyte.
                To see what is missing or was changed:  grade doctor

                """)
    }

    // MARK: - Opening the next exercise

    private let nextScreen = """
         ○ 1.1  Greet someone                            not started

           Greet by name. Bo is `Bo`.

           → Lessons/1-greetings/1-greet/Greeting.swift:7

         Full task:     grade show 1.1
         Grade it:      grade lesson 1.1
         On each save:  grade watch 1.1

        """

    @Test(
        "In a script, `next` says where to continue, and opens nothing",
        arguments: ["next", "next --editor ed", "next 1"])
    func nextInPipe(words: String) async throws {
        #expect(try await run(words, isTerminal: false, environment: ["EDITOR": "ed"]) == .passed)
        #expect(output.text == nextScreen)
        #expect(await calls == [])
    }

    @Test("On a terminal, `next` opens the file at its first line of code")
    func nextOpens() async throws {
        #expect(try await run("next --editor=hx", programs: ["hx"], environment: ["VISUAL": "ed"]) == .passed)
        #expect(await calls == ["hx ./Lessons/1-greetings/1-greet/Greeting.swift:7"])
        #expect(try await run("next 1.2", environment: ["VISUAL": "ed"]) == .passed)
        #expect(await calls.last == "ed ./Lessons/1-greetings/2-test-the-counter/CounterTests.swift")
    }

    @Test("In the terminal of VS Code, its editor opens unless another one is chosen")
    func nextInCode() async throws {
        let environment = ["TERM_PROGRAM": "vscode"]
        #expect(try await run("next", programs: ["code"], environment: environment) == .passed)
        #expect(await calls == ["code -g ./Lessons/1-greetings/1-greet/Greeting.swift:7"])
    }

    @Test("Without an editor, `next` says how to choose one")
    func nextWithoutEditor() async throws {
        #expect(try await run("next") == .passed)
        #expect(await calls == [])
        #expect(output.text.contains("grade next --editor COMMAND"))
    }

    @Test("A missing or failing editor is reported after the file's path")
    func nextFails() async throws {
        #expect(try await run("next --editor nowhere") == .unavailable)
        #expect(output.text.contains("Greeting.swift:7"))
        #expect(
            errors.text == """
                grade: your editor, "nowhere", was not found. It is named by
                --editor.
                To use another editor:  grade next --editor COMMAND

                """)
        #expect(try await run("next", environment: ["VISUAL": "ed"], ends: .exited(3)) == .unavailable)
        #expect(errors.text.contains("grade: the editor \"ed\" ended with status 3.\n"))
    }

    @Test("When every exercise is done, `next` opens nothing")
    func nextAtTheEnd() async throws {
        let entry =
            #"{"outcome": "passed", "summary": "", "passedChecks": [], "attempts": 1, "gradedAt": "2026-01-01T00:00:00Z"}"#
        try Self.shared.write(
            ".workbook/progress.json",
            #"{"format": 1, "exercises": {"greet": \#(entry), "test-the-counter": \#(entry)}}"#)
        #expect(try await run("next", environment: ["EDITOR": "ed"]) == .passed)
        let page = output.text.replacing(/\u{1B}\[\d+m/, with: "")
        #expect(page.hasPrefix(" You have finished the course.\n"))
        #expect(page.contains("\n\n All exercises pass. To keep a page with what you learned, "))
        #expect(await calls == [])
    }

    @Test("The guide to the techniques has a command, and once every exercise passes, `grade` names it")
    func guide() async throws {
        let path = "Lessons/1-greetings/lesson.json"
        let manifest = try Self.shared.read(path)
        #expect(try await run("show guide") != .passed)
        let chapter = "Lessons/1-greetings/README.md"
        try Self.shared.write(
            path, manifest.replacing("\"format\": 1,", with: "\"format\": 1, \"guide\": \"Which\","))
        try Self.shared.write(chapter, Self.shared.read(chapter) + "\n## Which\n\nNone.\n")
        #expect(try await run("show guide --plain") == .passed)
        #expect(output.text == "Heading: Which\n\nNone.\n")
        #expect(try await run("show 1 whi --plain") == .passed)
        #expect(output.text.hasSuffix("None.\nHeading: Which\n\nNone.\n"))
        #expect(try await run("show 1 nowhere") == .usage)
        #expect(try await run("show 1.1 which") == .usage)
        let entry =
            #"{"outcome": "passed", "summary": "", "passedChecks": [], "attempts": 1, "gradedAt": "2026-01-01T00:00:00Z"}"#
        try Self.shared.write(
            ".workbook/progress.json",
            #"{"format": 1, "exercises": {"greet": \#(entry), "test-the-counter": \#(entry)}}"#)
        #expect(try await run("--plain") == .passed)
        #expect(
            output.text.hasSuffix(
                "For the guide to the techniques: grade show guide --plain\nFor the closing page of the course: grade next --plain\n"
            ))
    }
}
