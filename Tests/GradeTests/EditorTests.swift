import Foundation
import Testing

@testable import WorkbookCommandLine
@testable import grade
@testable import WorkbookSystem

struct EditorTests {
    private func programs(_ environment: [String: String]) -> ForegroundPrograms {
        ForegroundPrograms(environment: environment, folder: URL(filePath: "/"), foreground: .none)
    }

    @Test(
        "Each editor gets the line number in its own syntax",
        arguments: [
            ("code", "code -g /a b.swift:7"), ("code --wait", "code --wait -g /a b.swift:7"),
            ("code -g", "code -g /a b.swift:7"), ("/usr/bin/codium", "/usr/bin/codium -g /a b.swift:7"),
            ("vim -p", "vim -p +7 /a b.swift"), ("nano", "nano +7 /a b.swift"),
            ("emacsclient -t", "emacsclient -t +7 /a b.swift"), ("hx", "hx /a b.swift:7"),
            ("subl", "subl /a b.swift:7"), ("xed", "xed --line 7 /a b.swift"),
            ("mate", "mate -l 7 /a b.swift"), ("my-editor", "my-editor /a b.swift"),
        ])
    func styles(command: String, call: String) {
        let editor = Editor(words: ShellWords.split(command), origin: .option)
        #expect(editor.words(opening: "/a b.swift", line: 7).joined(separator: " ") == call)
    }

    @Test("Without a line number, every editor gets only the file", arguments: Editor.styles.keys.sorted())
    func noLine(name: String) {
        #expect(Editor(words: [name], origin: .option).words(opening: "/a", line: nil) == [name, "/a"])
    }

    @Test("The option overrides $VISUAL, which overrides $EDITOR; empty values are ignored")
    func order() throws {
        let both = programs(["VISUAL": "vi", "EDITOR": "ed"])
        #expect(Editor(named: "code -n", both) == Editor(words: ["code", "-n"], origin: .option))
        #expect(Editor(named: nil, both) == Editor(words: ["vi"], origin: .variable("VISUAL")))
        for empty in [" ", "''"] {
            #expect(
                Editor(named: nil, programs(["VISUAL": empty, "EDITOR": "ed"]))
                    == Editor(words: ["ed"], origin: .variable("EDITOR")))
        }
        #expect(Editor(named: nil, programs([:])) == nil)
        // Running in the editor's terminal doesn't mean that its command is on the search path.
        #expect(Editor(named: nil, programs(["TERM_PROGRAM": "vscode", "PATH": "/nowhere"])) == nil)
    }

    @Test(
        "A command is split into words as in a shell",
        arguments: [
            ("", []), ("  vim  ", ["vim"]), ("code --wait", ["code", "--wait"]),
            ("'/a b/ed' -x", ["/a b/ed", "-x"]), ("\"/a b/ed\" '' \"\"", ["/a b/ed", "", ""]),
            (#"/a\ b/ed "c\"d" 'e\f'"#, ["/a b/ed", "c\"d", #"e\f"#]), ("'not closed", ["not closed"]),
            ("a'b'\"c\"d", ["abcd"]), ("a\\", ["a"]),
        ])
    func splitting(command: String, words: [String]) { #expect(ShellWords.split(command) == words) }
}
