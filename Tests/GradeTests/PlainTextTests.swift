import Testing

@testable import WorkbookCommandLine
@testable import grade
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
            ("a → b ✔", "a → b ✔"),
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
    }

    @Test("Source code keeps its indentation after a sign")
    func indentation() {
        #expect(
            PlainText.lines([[Span(" + ", .good), Span("    let a  = 1", .code)]]) == [" +     let a  = 1"])
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
            PlainText.lines(page.lines) == ["Expectation failed (a → 3) == 4", "the value of isOn is → 3"])
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
            [Span("      "), Span("15 │ ", .faint), Span("a  │ b", .code)],
            [Span("      "), Span("   │ ", .faint), Span("   ", .code), Span("^", .bad)],
        ]
        #expect(PlainText.lines(quote) == ["line 15: a  │ b"])
    }
}
