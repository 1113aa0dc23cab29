import Foundation
import Testing

@testable import WorkbookSystem

extension EndToEnd.GoldenTests {
    /// A command line that cannot be understood, and what is said about it.
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
            See them all:  swift run grade list
            """),
        Misuse(
            "lesson 9",
            """
            grade: there is no lesson or exercise "9".
            See them all:  swift run grade list
            """),
        Misuse(
            "lesson",
            """
            grade: `grade lesson` needs the number or name of a lesson or exercise.
            See how it is used:  swift run grade lesson --help
            """),
        Misuse(
            "lessn 1",
            """
            grade: there is no command "lessn". Did you mean "lesson"?
            See how it is used:  swift run grade --help
            """),
        Misuse(
            "list --cuorse x",
            """
            grade: there is no option "--cuorse". Did you mean "--course"?
            See how it is used:  swift run grade --help
            """),
        Misuse(
            "list --pristine",
            """
            grade: `grade list` has no option --pristine.
            See how it is used:  swift run grade list --help
            """),
        Misuse(
            "lesson 1 2",
            """
            grade: `grade lesson` does not know what to do with "2".
            See how it is used:  swift run grade lesson --help
            """),
        Misuse(
            "lesson 1 --format xml",
            """
            grade: --format cannot be "xml"; it is one of text|json.
            See how it is used:  swift run grade --help
            """),
        Misuse(
            "lesson 1 --course",
            """
            grade: --course needs a value: --course DIR.
            See how it is used:  swift run grade --help
            """),
        Misuse(
            "completions zshh",
            """
            grade: `grade completions` does not know "zshh"; it knows bash, zsh, fish. Did
            you mean "zsh"?
            See how it is used:  swift run grade completions --help
            """),
        Misuse(
            "completions",
            """
            grade: `grade completions` needs a shell: bash, zsh or fish.
            See how it is used:  swift run grade completions --help
            """),
        Misuse(
            "course verify --pristine=no",
            """
            grade: --pristine takes no value.
            See how it is used:  swift run grade --help
            """),
        Misuse(
            "verify 3",
            """
            grade: there is no command "verify". Did you mean "grade course verify"?
            See how it is used:  swift run grade --help
            """),
        Misuse(
            "class rooms",
            """
            grade: there is no command "class rooms". Did you mean "grade class room"?
            See how it is used:  swift run grade class --help
            """),
        Misuse(
            "class room",
            """
            grade: `grade class room` needs the folder with the reports.
            See how it is used:  swift run grade class room --help
            """),
        Misuse(
            "list --course /usr",
            """
            grade: /usr holds no course: there is no Lessons/<number>-<name>/lesson.json in
            it.
            Name the folder that holds Lessons:  grade --course DIR
            """),
    ]

    @Test("A command line that cannot be understood says what to type instead", arguments: misuses)
    func misuse(_ misuse: Misuse) async throws {
        try await expectScreen(misuse.arguments, stream: .errors, status: 64, misuse.screen)
    }

    @Test("The version is told")
    func version() async throws {
        try await expectScreen(["--version"], status: 0, "grade 0.1.0")
    }

    @Test("Sandbox that cannot be had is refused, with the command that installs it")
    func noIsolation() async throws {
        try greet("return \"Hello, \\(name)\"")
        // A folder with nothing but Swift in it.
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
                grade: --isolated needs bubblewrap, which is not installed; nothing was run.
                Install it:  sudo apt-get install bubblewrap

                """)
        #expect(result.output == "")
        #expect(result.status == 69)
    }

    @Test("A toolchain that is too old is named with its version and place")
    func oldToolchain() async throws {
        let folder = course.root.appending(path: ".build/old toolchain")
        try course.write(
            ".build/old toolchain/swift",
            "#!/bin/sh\necho 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'\necho 'Target: x86_64-unknown-linux-gnu'\n"
        )
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "swift").path)
        let result = try await run(
            ["lesson", "1"], environment: ["PATH": "\(folder.path):/usr/bin:/bin", "COLUMNS": "200"])
        let lines = result.errors.split(separator: "\n")
        #expect(lines.first == "grade: Swift 5.10.1 is too old: 6.2 or newer is needed.")
        // Where the course lies decides whether the path begins a line of its own; it is never broken.
        #expect(lines.contains { $0.hasSuffix("\(folder.path)/swift") })
        #expect(
            lines.last == "Install Swift 6.2 or newer from https://www.swift.org/install, then try again.")
        #expect(result.status == 69)
    }
}
