import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import grade
@testable import WorkbookSystem

struct CompletionScriptTests {
    private static func path(of shell: String) -> String? {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private func script(_ shell: CompletionScript.Shell) -> String {
        CommandTable.grade.completions(namesCommand: "completions names").text(for: shell)
    }

    @Test(
        "Each installed shell accepts its completion script",
        arguments: CompletionScript.Shell.allCases.filter { path(of: $0.rawValue) != nil })
    func syntax(shell: CompletionScript.Shell) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "completions-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(script(shell).utf8).write(to: file)
        let program = try #require(Self.path(of: shell.rawValue))
        let result = try await ProcessRunner().run(Command(program, ["-n", file.path]), limit: 600)
        #expect(result.errorOutput == "")
        #expect(result.termination == .exited(0))
    }

    @Test(
        "Each script contains every command and its options",
        arguments: CompletionScript.Shell.allCases)
    func everything(shell: CompletionScript.Shell) {
        let script = script(shell)
        for command in CommandTable.grade.commands {
            let words = command.name.split(separator: " ")
            #expect(words.allSatisfy { script.contains($0) }, "\(command.name)")
            for option in command.options + CommandTable.grade.options {
                let name = shell == .fish ? "-l \(option.name.dropFirst(2))" : option.name
                #expect(script.contains(name), "\(name) of \(command.name)")
            }
        }
    }

    /// What the user typed (the last word is unfinished) and what bash offers; the names come from a stub.
    static let lines: [(words: [String], offers: [String])] = [
        (["doc"], ["doctor"]), (["3"], ["3", "3.1"]), (["lesson", "3."], ["3.1"]),
        (["lesson", "test"], ["testable", "test-the-tracker"]), (["test"], []),
        (["lesson", ""], ["3", "3.1", "testable", "test-the-tracker"]),
        (["lesson", "--form"], ["--format"]),
        (["lesson", "--format", ""], Option.lessonFormat.values ?? []),
        (["--color", "a"], ["auto", "always"]),
        (["lesson", "--format", "=", "j"], ["json", "junit"]), (["lesson", "--format", "=", "te"], ["text"]),
        (["--color", "=", "always", "doc"], ["doctor"]), (["completions", ""], ["bash", "zsh", "fish"]),
        (["doctor", "--re"], []),
        (["cour"], ["course"]), (["course", ""], ["verify", "record", "watch", "new", "import"]),
        (["course", "ve"], ["verify"]),
        (["course", "verify", "--pr"], ["--pristine"]), (["course", "verify", "3."], ["3.1"]),
        (["--course", "here", "course", "--plain", "rec"], ["record"]),
        (["class", ""], ["handout", "run", "merge", "grades", "room"]),
        (["course", "--pl"], ["--plain"]), (["verify", "3"], []),
        (["reset", "3.1", ""], ["A+B.swift", "Tests/C.swift"]),
        (["reset", "--yes", "3.1", "A"], ["A+B.swift"]),
        (["reset", "3"], ["3", "3.1"]), (["hint", "3.1", ""], ["1", "2", "3"]),
        (["class", "room", "x", "3."], ["3.1"]), (["lesson", "3.1", ""], []),
        (["--course", "lesson", "doc"], ["doctor"]), (["--plain", "lesson", "3.1"], ["3.1"]),
    ]

    @Test("Bash offers the words that can come next", arguments: lines)
    func bash(words: [String], offers: [String]) async throws {
        let shell = """
            \(script(.bash))
            grade() { if [ "$3" = 3.1 ]; then printf 'A+B.swift\\t3.1\\n$(echo 7)\\t3.1\\nTests/C.swift\\t3.1\\n'; return; fi; printf '3$(echo 4)\\tOdd\\n$(echo 5)\\tOdd\\n`echo 6`\\tOdd\\n3\\tAccess\\n3.1\\tReadable\\ntestable\\tAccess\\ntest-the-tracker\\tTests\\n'; }
            COMP_WORDS=(grade "$@"); COMP_CWORD=$#; COMPREPLY=(); _grade; printf '%s\\n' "${COMPREPLY[@]}"
            """
        let result = try await ProcessRunner().run(
            Command("/bin/bash", ["-c", shell, "bash"] + words, environment: ["PATH": "/usr/bin:/bin"]),
            limit: 600)
        #expect(result.errorOutput == "")
        #expect(result.output.split(separator: "\n").map(String.init) == offers)
    }

    @Test(
        "Bash offers folders if the option takes one, and treats a name with a space as one word",
        arguments: [
            (["class", "room", "re"], ["reports today"]), (["update", "re"], ["reports today"]),
            (["report", "re"], ["report.json", "reports today"]),
        ])
    func bashFiles(words: [String], offers: [String]) async throws {
        let shell = """
            \(script(.bash))
            folder=$(mktemp -d) && cd "$folder" && mkdir 'reports today' && touch report.json
            COMP_WORDS=(grade "$@"); COMP_CWORD=$#; COMPREPLY=(); _grade; printf '%s\\n' "${COMPREPLY[@]}" | sort
            rm -r "$folder"
            """
        let result = try await ProcessRunner().run(
            Command("/bin/bash", ["-c", shell, "bash"] + words, environment: ["PATH": "/usr/bin:/bin"]),
            limit: 600)
        #expect(result.output.split(separator: "\n").map(String.init) == offers)
    }

    @Test(
        "An operand's placeholder determines what can be completed",
        arguments: [
            ("", Operand.none), ("NAME", .name), ("[NAME]", .name), ("[NAME...]", .name), ("FILE", .file),
            ("[DIR]", .folder),
            ("on|off", .words(["on", "off"])), ("SHELL", .words(["bash", "zsh", "fish"])), ("TEXT", .other),
        ])
    func operands(spelled: String, operand: Operand) {
        #expect(Operand(spelled: spelled) == operand)
    }

    @Test("The zsh script escapes colons in names, and puts a colon between name and title")
    func zshNames() {
        let script = script(.zsh)
        #expect(script.contains(#"names=("${(@)names//:/\\:}")"#))
        #expect(script.contains(#"names=("${(@)names/$'\t'/:}")"#))
    }

    @Test("No two commands share a name, and no command redeclares a global option")
    func commands() {
        #expect(Set(CommandTable.grade.commands.map { $0.name }).count == CommandTable.grade.commands.count)
        for command in CommandTable.grade.commands {
            #expect(!command.options.contains { CommandTable.grade.options.contains($0) }, "\(command.name)")
        }
    }
}
