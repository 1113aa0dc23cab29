import Foundation
import Synchronization
import Testing

@testable import WorkbookCommandLine
@testable import grade
@testable import WorkbookReporting

struct HyperlinksTests {
    @Test(
        "Terminals that are known to support links get them",
        arguments: [
            ["TERM_PROGRAM": "iTerm.app"], ["TERM_PROGRAM": "WezTerm"], ["TERM_PROGRAM": "vscode"],
            ["TERM_PROGRAM": "ghostty"], ["VTE_VERSION": "7006"], ["KITTY_WINDOW_ID": "1"],
            ["WT_SESSION": "x"],
            ["KONSOLE_VERSION": "220401"], ["TERM": "xterm-kitty"], ["TERM": "foot"],
            ["FORCE_HYPERLINK": "1", "TMUX": "x"],
        ])
    func shown(environment: [String: String]) {
        #expect(Hyperlinks.areShown(environment))
    }

    @Test(
        "Other terminals get no links",
        arguments: [
            [:], ["TERM": "xterm-256color"], ["TERM_PROGRAM": "Apple_Terminal"], ["VTE_VERSION": "5000"],
            ["TERM": "linux"], ["TERM": "screen", "TERM_PROGRAM": "iTerm.app"],
            ["TMUX": "x", "VTE_VERSION": "7006"],
            ["STY": "x", "KITTY_WINDOW_ID": "1"], ["FORCE_HYPERLINK": "0", "TERM_PROGRAM": "iTerm.app"],
            ["CI": "true", "TERM_PROGRAM": "vscode"],
        ])
    func notShown(environment: [String: String]) {
        #expect(!Hyperlinks.areShown(environment))
    }

    private let folder = FileManager.default.temporaryDirectory.appending(path: "links-\(UUID().uuidString)")

    private func withFolder(_ body: (URL) throws -> Void) throws {
        let lesson = folder.appending(path: "Lessons/a b")
        try FileManager.default.createDirectory(at: lesson, withIntermediateDirectories: true)
        try Data().write(to: lesson.appending(path: "Ü;#.swift"))
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    @Test(
        "A file's address has the host name and a percent-encoded path"
    )
    func address() throws {
        try withFolder { folder in
            let links = Hyperlinks(root: folder, host: "my host")
            let base = "file://my%20host\(folder.path)/Lessons/a%20b"
            #expect(links.address(of: "Lessons/a b/Ü;#.swift") == "\(base)/%C3%9C%3B%23.swift")
            #expect(links.address(of: "Lessons/a b/Ü;#.swift:12:3") == "\(base)/%C3%9C%3B%23.swift")
            #expect(links.address(of: "\(folder.path)/Lessons/a b") == base)
            let lines = Hyperlinks(root: folder, host: "h", hasLines: true)
            #expect(lines.address(of: "Lessons/a b/Ü;#.swift:12:3")?.hasSuffix(".swift#12") == true)
        }
    }

    @Test("Text that names no file in the course has no address")
    func noAddress() throws {
        try withFolder { folder in
            let links = Hyperlinks(root: folder.appending(path: "Lessons"), host: "h")
            #expect(links.address(of: "a b") != nil)
            for text in [
                "", ":", ":3", "none.swift", "../Lessons-none", "..", "a b/../../..", "https://example.org",
            ] {
                #expect(links.address(of: text) == nil, Comment(rawValue: text))
            }
        }
    }

    @Test("Only the path itself is linked, with its styling, and the link ends with the path")
    func written() throws {
        try withFolder { folder in
            let written = Mutex("")
            let stream = Console.Stream(
                isTerminal: true, hasColor: true, links: Hyperlinks(root: folder, host: "h")
            ) { text in written.withLock { $0 += text } }
            let console = Console(output: stream, errors: stream, columns: 80)
            console.write([[Span("→ "), Span("Lessons/a b:3", .path), Span("Lessons/a b", .command)]])
            let link = "\u{1B}]8;;file://h\(folder.path)/Lessons/a%20b\u{1B}\\"
            #expect(
                written.withLock { $0 }
                    == "→ \(link)\u{1B}[4mLessons/a b:3\u{1B}[0m\u{1B}]8;;\u{1B}\\\u{1B}[1mLessons/a b\u{1B}[0m\n"
            )
        }
    }

    @Test("A path can't inject a link or other control characters")
    func hostile() throws {
        try withFolder { folder in
            let links = Hyperlinks(root: folder, host: "h")
            let name = "\u{1B}]8;;https:\\evil\u{1B}\\\u{07}"
            try Data().write(to: folder.appending(path: name))
            // Control characters are escaped on the screen, so the text no longer names a file.
            #expect(links.address(of: Span(name, .path).text) == nil)
            let address = try #require(links.address(of: name))
            #expect(!address.contains("\u{1B}"))
            #expect(!address.contains("\u{07}"))
        }
    }
}
