import Testing
import TestSupport

@testable import WorkbookModel
@testable import WorkbookReporting

struct LayoutTests {
    // MARK: - Rows

    @Test("A row that fits has one text at the left edge and one at the right edge")
    func rowFits() {
        var page = Layout(width: 30)
        page.row([Span(" ✔ ", .good), Span("The switch", .strong)], Span("2 of 2", .faint), indent: 4)
        expectEqual(page.lines.plain, " ✔ The switch           2 of 2\n")
        expectEqual(page.lines[0].map(\.role), [.good, .strong, .gap, .faint])
    }

    @Test("At least two columns separate the texts of a row")
    func rowJustFits() {
        var page = Layout(width: 20)
        page.row([Span("123456789012")], Span("123456"), indent: 4)
        page.row([Span("1234567890123")], Span("123456"), indent: 4)
        expectEqual(page.lines.plain, "123456789012  123456\n1234567890123\n    123456\n")
    }

    @Test("A row that does not fit becomes two indented lines")
    func rowDoesNotFit() {
        var page = Layout(width: 20)
        page.row([Span("One title that is long")], Span("does not compile"), indent: 4)
        expectEqual(page.lines.plain, "One title that is\n    long\n    does not compile\n")
    }

    @Test("A row without text on the right is a single line")
    func rowWithoutRight() {
        var page = Layout(width: 30)
        page.row([Span("Lesson 1")], Span(""), indent: 0)
        expectEqual(page.lines.plain, "Lesson 1\n")
    }

    // MARK: - Paragraphs

    private let text = "Reading and changing are two different things to ask of a property."

    @Test("The text on the right of a row keeps its roles")
    func styledRight() {
        var page = Layout(width: 20)
        page.row("one", "two \("three", .path)", indent: 0)
        expectEqual(page.lines, [[Span("one"), Span("        ", .gap), Span("two "), Span("three", .path)]])
    }

    @Test("A paragraph's later lines are indented further than its first line")
    func hanging() {
        var page = Layout(width: 20)
        page.paragraph("\("– ", .faint)one two three four five", at: 2, hanging: 2)
        expectEqual(page.lines.plain, "  – one two three\n    four five\n")
    }

    @Test(
        "A paragraph is broken between words, at any width",
        arguments: [
            (
                20,
                "  Reading and\n    changing are two\n    different things\n    to ask of a\n    property.\n"
            ),
            (40, "  Reading and changing are two different\n    things to ask of a property.\n"),
            (80, "  Reading and changing are two different things to ask of a property.\n"),
        ])
    func paragraph(width: Int, expected: String) {
        var page = Layout(width: width)
        page.paragraph([Span("  "), Span(text)], indent: 4)
        expectEqual(page.lines.plain, expected)
    }

    @Test("No line of words is longer than the width, at any width", arguments: [20, 23, 40, 61, 80])
    func neverTooLong(width: Int) {
        var page = Layout(width: width)
        let words = (1...60).map { String(repeating: "x", count: $0 % 12 + 1) }.joined(separator: " ")
        page.paragraph([Span("– ", .faint), Span(words), Span(" (not attempted)", .faint)], indent: 2)
        let lines = page.lines.plain.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= width }, "\(lines)")
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") && !$0.hasPrefix("   ") })
        let words2 = lines.joined(separator: " ").split(separator: " ").map(String.init)
        expectEqual(words2, ["–"] + words.split(separator: " ").map(String.init) + ["(not", "attempted)"])
    }

    @Test("A word that is longer than a line is left whole")
    func longWord() {
        var page = Layout(width: 20)
        page.paragraph([Span("word `aVeryLongFunctionName(with:labels:)` b")], indent: 2)
        expectEqual(page.lines.plain, "word\n  `aVeryLongFunctionName(with:labels:)`\n  b\n")
    }

    @Test("Spaces inside a line are kept, and those at its end are removed")
    func spaces() {
        var page = Layout(width: 20)
        page.paragraph([Span("run  now  "), Span("  ")], indent: 0)
        page.paragraph([Span("12345678901234567890 next")], indent: 0)
        page.paragraph([Span("   ")], indent: 0)
        page.gap()
        expectEqual(page.lines.plain, "run  now\n12345678901234567890\nnext\n\n\n")
    }

    @Test("A path or a command with spaces is never broken", arguments: [20, 40, 80])
    func unbroken(width: Int) {
        var page = Layout(width: width)
        let path = "My Lessons/1 lamp/1 switch/Lamp and Bulb.swift:12:5"
        page.paragraph([Span("    → "), Span(path, .path)], indent: 4)
        page.paragraph([Span("Now run  "), Span("swift run grade lesson 1.1", .command)], indent: 4)
        let lines = page.lines.plain.split(separator: "\n")
        expectEqual(lines.count { $0.contains(path) }, 1)
        expectEqual(lines.count { $0.contains("swift run grade lesson 1.1") }, 1)
    }

    @Test("A path that is too long for any line stays after its arrow")
    func longPath() {
        var page = Layout(width: 20)
        page.paragraph([Span("    → "), Span("Lessons/1-lamp/1-switch/Lamp.swift", .path)], indent: 4)
        expectEqual(page.lines.plain, "    → Lessons/1-lamp/1-switch/Lamp.swift\n")
    }

    @Test("An arrow and its path move left only if that keeps them on one line")
    func arrow() {
        func text(_ path: String) -> String {
            var page = Layout(width: 20)
            page.arrow(to: path, indent: 8)
            return page.lines.plain
        }
        expectEqual(text("A/Greeting"), "        → A/Greeting\n")
        expectEqual(text("Lessons/Greeting"), " → Lessons/Greeting\n")
        expectEqual(text("A/B/Greeting"), "    → A/B/Greeting\n")
        expectEqual(text("Lessons/1/Greeting"), "→ Lessons/1/Greeting\n")
        expectEqual(text("Lessons/12/Greeting"), "        → Lessons/12/Greeting\n")
    }

    @Test("Text that follows a path without a space stays with it", arguments: [20, 36, 37, 38, 80])
    func colon(width: Int) {
        var page = Layout(width: width)
        page.paragraph([Span("  "), Span("Lessons/1-lamp/1-switch/Lamp.swift", .path), Span(":")], indent: 2)
        expectEqual(page.lines.plain, "  Lessons/1-lamp/1-switch/Lamp.swift:\n")
    }

    @Test("Every word keeps its role across lines")
    func roles() {
        var page = Layout(width: 20)
        page.paragraph([Span("plain words here "), Span("faint words follow", .faint)], indent: 2)
        expectEqual(
            page.lines,
            [
                [Span("plain words here")],
                [Span("  ", .continuation, spoken: " "), Span("faint words follow", .faint)],
            ])
    }

    @Test("A page is never narrower than twenty columns")
    func narrow() {
        expectEqual(Layout(width: 0).width, 20)
        expectEqual(Layout(width: 21).width, 21)
    }

    @Test("Characters that control a terminal or reverse text are spelled out")
    func harmless() {
        expectEqual(Span("\u{1B}[2Jgone").text, #"\u{1B}[2Jgone"#)
        expectEqual(Span("a\u{07}b\u{9B}c\u{7F}").text, #"a\u{7}b\u{9B}c\u{7F}"#)
        expectEqual(Span("abc\u{202E}cba\u{2066}").text, #"abc\u{202E}cba\u{2066}"#)
        expectEqual(Span("a\u{61C}b").text, #"a\u{61C}b"#)
        expectEqual(Span("one\ntwo\tthree").text, "one ⏎ two    three")
        expectEqual(Span("Ünïcode → 日本 👩‍🚀 ✔").text, "Ünïcode → 日本 👩‍🚀 ✔")
    }
}
