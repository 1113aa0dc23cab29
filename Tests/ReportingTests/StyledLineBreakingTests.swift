import TestSupport
import Testing

@testable import WorkbookReporting

struct StyledLineBreakingTests {
    private func broken(_ line: StyledLine, to width: Int) -> String { line.broken(to: width).plain }

    @Test("A line that fits stays unchanged")
    func fits() {
        let line: StyledLine = "  → \("Lessons/1-a/A.swift", .path)"
        expectEqual(line.broken(to: line.columns), [line])
    }

    @Test("A path is broken after a slash, continues below its beginning, and stays one path")
    func path() {
        let path = "Lessons/3-testable/1-readable/Tracker.swift:14:3"
        let line: StyledLine = "  → \(path, .path)."
        expectEqual(
            broken(line, to: 26),
            """
              → Lessons/3-testable/
                1-readable/
                Tracker.swift:14:3.

            """)
        let pieces = line.broken(to: 26).flatMap { $0 }.filter { $0.role == .path }
        expectEqual(pieces.map(\.text).joined(), path)
        #expect(pieces.allSatisfy { $0.whole == path })
    }

    @Test("A path that starts far to the right continues at the indentation of its line")
    func pathAtTheRight() {
        expectEqual(
            broken("  Your version is in \("backups/one/two/three/four/five/six", .path)", to: 34),
            """
              Your version is in backups/one/
              two/three/four/five/six

            """)
    }

    @Test("A path that fits on its own line with its arrow isn't broken, and moves left if necessary")
    func pathOnItsOwnLine() {
        let path = "Lessons/1-a/Tracker.swift:14:3"
        let line: StyledLine = "    → \(path, .path): here"
        expectEqual(broken(line, to: 34), " → \(path):\n    here\n")
        for width in [30, 32] {
            expectEqual(broken(line, to: width), "    → Lessons/1-a/\n      Tracker.swift:14:3: here\n")
        }
        expectEqual(broken("        \(path, .path)", to: 32), "  \(path)\n")
        expectEqual(broken("  Open it (in \(path, .path))", to: 34), "  Open it (in\n  \(path))\n")
    }

    @Test("The two slashes in a URL stay together, and a long name is broken after a hyphen")
    func address() {
        expectEqual(
            broken("(\("https://example.com/a-very-long-name", .path))", to: 24),
            """
            (https://example.com/
             a-very-long-name)

            """)
        expectEqual(broken("\("a-very-long-name", .path)", to: 12), "a-very-long-\nname\n")
        expectEqual(broken("\("averyverylongname", .path)", to: 12), "averyverylon\ngname\n")
    }

    @Test("A command is broken between its words, so that a shell still reads one command")
    func command() {
        expectEqual(
            broken("  \("swift run grade next --editor 'code -w'", .command)", to: 26),
            """
              swift run grade next \\
                --editor 'code -w'

            """)
    }

    @Test("A line that is nothing but a command stays whole, so that no word of it is broken")
    func wholeCommand() {
        let line: StyledLine = "\("cd a/long/folder && env A=b swift test", .command)"
        expectEqual(line.broken(to: 12), [line])
    }

    @Test("A command is never broken within quotation marks")
    func quotedCommand() {
        let line: StyledLine = "    \("grep -rnE 'Date\\(\\)|\\.(shared|default)' Sources", .command)"
        expectEqual(
            broken(line, to: 26), "    grep -rnE \\\n      'Date\\(\\)|\\.(shared|default)' Sources\n")
    }

    @Test("The pieces of a path start at the same column, and a long name is broken before a capital letter")
    func piecesOfPath() {
        expectEqual(
            broken("  yours  \("Lessons/5-metatype/4-importer/Importer.swift", .path)", to: 30),
            """
              yours  Lessons/5-metatype/
                     4-importer/
                     Importer.swift

            """)
        expectEqual(broken("\("DocumentBrowser.swift", .symbol)", to: 16), "Document\nBrowser.swift\n")
    }

    @Test("Broken code continues to the right of its margin")
    func code() {
        expectEqual(
            broken("  \("7 │ ", .faint)\("let all = first(of: names, and: others)", .code)", to: 26),
            """
              7 │ let all =
                      first(of: names,
                      and: others)

            """)
    }

    @Test(
        "No piece is wider than the terminal, and no text is lost",
        arguments: [Span.Role.path, .command, .code, .plain, .strong])
    func width(role: Span.Role) {
        let text =
            "swift test --package-path Lessons/3-testable/Example, 見出し \"a quoted text (with) = words\" /// x"
        let line: StyledLine = "    • \(text, role)"
        for width in 16...70 {
            let pieces = line.broken(to: width)
            // A quoted word of a command stays whole.
            #expect(
                pieces.allSatisfy { $0.columns <= width || role == .command }, "\(width): \(pieces.plain)")
            func letters(_ text: String) -> String { text.filter { $0 != " " && $0 != "\n" && $0 != "\\" } }
            expectEqual(letters(pieces.plain), letters(line.text))
        }
    }
}
