import Foundation
import Testing

@testable import WorkbookSystem

extension EndToEnd.GoldenTests {
    /// An invalid command line, and the message about it.
    struct Misuse: CustomTestStringConvertible {
        var arguments: [String]
        var screen: String

        var testDescription: String { arguments.joined(separator: " ") }

        init(_ line: String, _ screen: String) {
            arguments = line.split(separator: " ").map(String.init)
            self.screen = screen
        }
    }

    static let misuses: [Misuse] = [
        Misuse(
            "lesson greetigns",
            """
            grade: there is no lesson or exercise "greetigns". Did you mean "greetings"?
            To list all of them:  swift run grade --list
            """),
        Misuse(
            "lesson 9",
            """
            grade: there is no lesson 9. The course has only lesson 1.
            To list all of them:  swift run grade --list
            """),
        Misuse(
            "lesson",
            """
            grade: `grade lesson` needs the number or name of a lesson or exercise.
            For example:  swift run grade lesson 3
            For more:  swift run grade lesson --help
            """),
        Misuse(
            "lessn 1",
            """
            grade: there is no command "lessn". Did you mean "lesson"?
            For more:  swift run grade --help
            """),
        Misuse(
            "list --cuorse x",
            """
            grade: there is no option "--cuorse". Did you mean "--course"?
            For more:  swift run grade --help
            """),
        Misuse(
            "list --pristine",
            """
            grade: `grade` without a command has no option --pristine.
            For more:  swift run grade --help
            """),
        Misuse(
            "lesson 1 2",
            """
            grade: `grade lesson` has one argument too many: "2".
            For more:  swift run grade lesson --help
            """),
        Misuse(
            "lesson 1 --format xml",
            """
            grade: --format can't be "xml"; choose one of text, json, junit, gradescope,
            exercism, github.
            For more:  swift run grade lesson --help
            """),
        Misuse(
            "lesson 1 --course",
            """
            grade: --course needs a value: --course DIR.
            For more:  swift run grade lesson --help
            """),
        Misuse(
            "completions zshh",
            """
            grade: `grade completions` doesn't know "zshh"; choose bash, zsh or fish. Did
            you mean "zsh"?
            For more:  swift run grade completions --help
            """),
        Misuse(
            "completions",
            """
            grade: `grade completions` needs a shell: bash, zsh or fish.
            For example:  swift run grade completions bash
            For more:  swift run grade completions --help
            """),
        Misuse(
            "course verify --pristine=no",
            """
            grade: --pristine takes no value.
            For more:  swift run grade course verify --help
            """),
        Misuse(
            "quiz 3",
            """
            grade: there is no command "quiz". Did you mean "grade show 1 --quiz"?
            For more:  swift run grade --help
            """),
        Misuse(
            "submit 3",
            """
            grade: there is no command "submit". Did you mean "grade handin"?
            For more:  swift run grade --help
            """),
        Misuse(
            "task 1.2",
            """
            grade: there is no command "task". Did you mean "grade show 1.2"?
            For more:  swift run grade --help
            """),
        Misuse(
            "progress --htm page.html",
            """
            grade: there is no option "--htm". Did you mean "--html"?
            For more:  swift run grade progress --help
            """),
        Misuse(
            "verify 3",
            """
            grade: there is no command "verify". Did you mean "grade lesson 1"?
            For more:  swift run grade --help
            """),
        Misuse(
            "class rooms",
            """
            grade: there is no command "class rooms". Did you mean "grade class room"?
            For more:  swift run grade class --help
            """),
        Misuse(
            "class room",
            """
            grade: `grade class room` needs the folder with the reports.
            For example:  swift run grade class room reports
            For more:  swift run grade class room --help
            """),
        Misuse(
            "list --course /usr",
            """
            grade: /usr has no lessons: there is no Lessons/<number>-<name>/lesson.json.
            Name the folder that contains Lessons:  grade --course DIR
            If you write this course, add a lesson:  swift run grade course new lesson NAME
            """),
    ]

    @Test("An invalid command line produces a message that says what to type instead", arguments: misuses)
    func misuse(_ misuse: Misuse) async throws {
        try await expectScreen(misuse.arguments, stream: .errors, status: 64, misuse.screen)
    }

    @Test("The version is printed")
    func version() async throws {
        try await expectScreen(["--version"], status: 0, "grade 0.1.0")
    }

    @Test("If the sandbox is unavailable, grade refuses to run and names the command that installs it")
    func noIsolation() async throws {
        try greet("return \"Hello, \\(name)\"")
        // A folder that contains only Swift.
        let swift = try #require(
            (GradeTool.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
                .first { FileManager.default.isExecutableFile(atPath: $0) })
        let only = course.root.appending(path: ".build/only swift")
        try FileManager.default.createDirectory(at: only, withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: only.appending(path: "swift"))
        try FileManager.default.createSymbolicLink(
            at: only.appending(path: "swift"), withDestinationURL: URL(filePath: swift))
        let result = try await run(["lesson", "1.1", "--isolated"], environment: ["PATH": only.path])
        #expect(
            result.errors == """
                grade: the sandbox needs bubblewrap, which is not installed. Nothing was run.
                To install it:  sudo apt-get install bubblewrap

                """)
        #expect(result.output == "")
        #expect(result.status == 69)
    }

    @Test("The message about an outdated toolchain names its version and location")
    func oldToolchain() async throws {
        let folder = course.root.appending(path: ".build/old toolchain")
        try await course.writeProgram(
            ".build/old toolchain/swift",
            "#!/bin/sh\necho 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'\necho 'Target: x86_64-unknown-linux-gnu'\n"
        )
        let result = try await run(
            ["lesson", "1"], environment: ["PATH": "\(folder.path):/usr/bin:/bin", "COLUMNS": "200"])
        let lines = result.errors.split(separator: "\n")
        #expect(lines.first == "grade: Swift 5.10.1 is too old: 6.2 or newer is needed.")
        // The course's location determines whether the path has its own line; the path is never broken.
        #expect(lines.contains { $0.hasSuffix("\(folder.path)/swift") })
        #expect(
            lines.last == "Install Swift 6.2 or newer from https://www.swift.org/install, then try again.")
        #expect(result.status == 69)
    }
}
