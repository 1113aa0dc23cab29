import TestSupport
import Testing

@testable import WorkbookCommandLine
@testable import grade
@testable import WorkbookMarkdown
@testable import WorkbookModel
@testable import WorkbookReporting

struct PlainTextTests {
    @Test(
        "A symbol at the beginning of a line becomes a word",
        arguments: [
            (" ✔ 3.1  Readable", "passed: 3.1 Readable"), ("        ✘ Tests cannot", "failed: Tests cannot"),
            (" ○ 3.3  Access map", "not started: 3.3 Access map"), ("⚑ look", "flagged: look"),
            ("   → Lessons/a.swift", "file: Lessons/a.swift"), ("– a check", "not run: a check"),
            (" ! 3.1", "not graded: 3.1"), ("✔", "passed:"), ("Lesson 1 · A lamp", "Lesson 1, A lamp"),
            (" ○ 3.3  Map, not started", "not started: 3.3 Map"),
            ("– a check (not run)", "not run: a check"),
            ("– 9 checks did not run, because of that", "not run: 9 checks, because of that"),
            ("a → b ✔", "a is b ✔"), ("(\"a → b · c\" → 3) == 4", "(\"a → b · c\" is 3) == 4"),
            ("exercises 1–3", "exercises 1 to 3"),
            ("!important", "!important"), ("", ""),
        ])
    func symbols(text: String, expected: String) {
        #expect(PlainText.lines([[Span(text)]]) == [expected])
    }

    @Test("Blanks in quoted values are kept, also where a line was broken within one")
    func values() {
        #expect(
            PlainText.lines([[Span("   got  \"  Bo  B \",   expected  \"a\\\"  b\"  ")]])
                == ["got \"  Bo  B \", expected \"a\\\"  b\""])
        #expect(
            PlainText.lines([[Span(" \"Ada")], [Span("  ", .continuation), Span("B  C\"  or  D")]])
                == ["\"Ada B  C\" or D"])
        #expect(
            PlainText.lines(["  type  `a  b`  and  run  \("x  y", .command)"]) == ["type `a  b` and run x  y"]
        )
    }

    @Test("At any width, a value keeps the blanks at which its line was broken", arguments: [20, 24, 28, 80])
    func brokenValues(width: Int) {
        var page = Layout(width: width)
        let words = "the name is \"  Bo  B   Bo  B  \" and not \"Bo  B\" or \" Bo\""
        page.paragraph("\(words)", indent: 4)
        #expect(PlainText.lines(page.lines) == [words])
    }

    @Test("Source code keeps its indentation after a word, which replaces a sign")
    func indentation() {
        #expect(
            PlainText.lines([[Span(" + ", .good, spoken: "added: "), Span("    let a  = 1", .code)]])
                == ["added:     let a  = 1"])
    }

    @Test(
        "On a terminal, text is broken between words, but not within code, paths, commands and values with several blanks"
    )
    func width() {
        func lines(_ line: StyledLine) -> [String] { PlainText.lines([line], width: 20) }
        #expect(
            lines("     Every paragraph is broken between words.") == [
                "Every paragraph is", "broken between", "words.",
            ])
        let code = "let meters = visibility() ?? 0"
        #expect(lines("\(Span("    \(code)", .code))") == ["    \(code)"])
        #expect(
            lines("Then run  \("grade lesson 3.1 --verbose", .command)") == [
                "Then run", "grade lesson 3.1 --verbose",
            ])
        #expect(lines("the value is \"Bo  B\", not x") == ["the value is", "\"Bo  B\", not x"])
    }

    @Test(
        "Markdown is read in order: headings and code are announced, and a table is read row by row",
        arguments: [30, 90])
    func markdown(width: Int) {
        let document = MarkdownDocument(
            parsing: """
                ## What it costs

                > Note this.

                1. First:
                   - a `seam`
                2. Second

                ```swift
                if a {

                    b()
                }
                ```

                ### Next

                | seam | what it costs |
                | --- | --- |
                | closure | You add one parameter, which every caller of the function has to pass |
                | subclass | |
                """)
        let lines = PlainText.lines(MarkdownPage(width: width).lines(document)).filter { !$0.isEmpty }
        expectEqual(
            lines,
            [
                "Heading: What it costs", "Quote: Note this.", "1. First:", "a seam", "2. Second",
                "code:",
                "if a {", "    b()", "}", "end of code", "Subheading: Next",
                "seam: closure; what it costs: You add one parameter, which every caller of the function has to pass",
                "seam: subclass",
            ])
    }

    @Test("The mark of something that was done isn't read as a result")
    func done() {
        #expect(
            PlainText.lines([[Span(" ✔ ", .done), Span("Wrote  "), Span("a.html", .path)]]) == [
                "Wrote a.html"
            ])
    }

    @Test(
        "Right-aligned text follows after a comma, at any width",
        arguments: [30, 80])
    func rows(width: Int) {
        var page = Layout(width: width)
        page.row([Span(" ✔ ", .good), Span("3.1  Readable, not writable")], Span("8 of 8 checks"), indent: 8)
        #expect(PlainText.lines(page.lines) == ["passed: 3.1 Readable, not writable, 8 of 8 checks"])
    }

    @Test("Wrapped lines are joined again", arguments: [20, 40, 80])
    func paragraphs(width: Int) {
        var page = Layout(width: width)
        page.gap()
        page.paragraph(
            [Span(" Next: edit the file above, then run  "), Span("grade lesson 3", .command)], indent: 7)
        page.paragraph([Span("another")], indent: 0)
        #expect(
            PlainText.lines(page.lines) == [
                "", "Next: edit the file above, then run grade lesson 3", "another",
            ])
    }

    @Test("If wrapping puts a symbol at the start of a line, the symbol isn't replaced by a word")
    func brokenBeforeSymbol() {
        var page = Layout(width: 20)
        page.paragraph("Expectation failed (a → 3) == 4", indent: 2)
        page.paragraph("the value of isOn is → 3", indent: 2)
        #expect(page.lines.contains { $0.text.hasPrefix("  → 3") })
        #expect(
            PlainText.lines(page.lines) == ["Expectation failed (a is 3) == 4", "the value of isOn is is 3"])
    }

    @Test("Wrapped lines at the left edge are joined too", arguments: [20, 40])
    func paragraphsAtTheEdge(width: Int) {
        var page = Layout(width: width)
        let words = "Builds what you wrote together with the checks of the exercise, and runs them."
        page.paragraph("\(words)", indent: 0)
        #expect(page.lines.count > 1)
        #expect(PlainText.lines(page.lines) == [words])
    }

    @Test("A dot between two things becomes a comma even where a line was broken", arguments: [12, 20, 80])
    func dots(width: Int) {
        var page = Layout(width: width)
        page.paragraph("3 attempts · 2 hints · first passed today", indent: 2)
        #expect(PlainText.lines(page.lines) == ["3 attempts, 2 hints, first passed today"])
    }

    @Test("Source code stays unchanged, and a quoted line has its number instead of a margin and a caret")
    func code() {
        #expect(PlainText.lines([[Span("    let a  = 1 · 2", .code)]]) == ["    let a  = 1 · 2"])
        let quote: [StyledLine] = [
            [Span("      "), Span("15 │ ", .faint, spoken: "line 15: "), Span("a  │ b", .code)],
            ("   │    ^" as StyledLine).silent,
        ]
        #expect(PlainText.lines(quote) == ["line 15: a  │ b"])
    }
}
