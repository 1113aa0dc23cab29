import TestSupport
import Testing

@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookCommandLine
@testable import grade

struct WatchPageTests {
    private func size(_ columns: Int, _ rows: Int) -> WatchDisplay.Size {
        .init(columns: columns, rows: rows)
    }

    private func screen(_ page: WatchPage, _ size: WatchDisplay.Size) -> String {
        let drawing = page.drawing(size)
        return (drawing.lines + drawing.prompt).plain.replacing("\u{A0}", with: " ")
    }

    private func list(at position: Int = 1) -> WatchPage {
        let cursor = Exercise.ID(lesson: 2, position: position)
        return WatchPage(
            content: .list(
                .init(course: SampleLessons.course, progress: LearnerProgress(), cursor: cursor)))
    }

    @Test("The list marks the exercise at the cursor")
    func wholeList() {
        #expect(
            screen(list(), size(50, 20)) == """
                Swift testability workbook        0 of 4 exercises

                 Lesson 1 · Greetings                       0 of 2
                 ○ 1.1  Greet someone
                 ○ 1.2  Test the counter

                 Lesson 2 · Seams                           0 of 2
                ▸○ 2.1  Cut the seam
                 ○ 2.2  Write a spy

                 ↑ ↓ choose · Return go there · q back

                """)
    }

    @Test("A number moves the cursor to the first exercise of the lesson")
    func listNumber() {
        var page = list(at: 2)
        page.move(.number(1), size(50, 20))
        #expect(screen(page, size(50, 20)).contains("\n▸○ 1.1  Greet someone"))
        page.move(.number(7), size(50, 20))
        #expect(screen(page, size(50, 20)).contains("\n▸○ 1.1  Greet someone"))
    }

    @Test("Of headings that begin alike, the whole one is found")
    func longestHeading() {
        let lines = ["What it does", "What it does not do"].flatMap { title -> [StyledLine] in
            ["\(title, .strong)"] + (1...9).map { StyledLine("line \($0)") }
        }
        var page = WatchPage(content: .document(lines))
        page.show(section: "What it does not do", size(60, 9))
        expectEqual(page.viewport.first, 10)
    }

    @Test("A text goes on where an earlier reading has ended, and says so until the reader moves")
    func resumed() {
        let lines = (1...40).map { StyledLine("line \($0)") }
        let size = size(90, 12)
        var page = WatchPage(content: .document(lines))
        page.resume(at: 0.25, size)
        #expect(screen(page, size).hasPrefix("line 11\n"))
        #expect(
            screen(page, size).contains(
                " lines 11–20 of 40 · where you stopped reading; Home shows the beginning\n"))
        expectEqual(page.place(size), 0.25)
        page.move(.pageDown, size)
        #expect(!screen(page, size).contains("stopped"))
        page.move(.end, size)
        expectEqual(page.place(size), 0)
    }

    @Test("A long list opens at the cursor, shows its position, and follows the cursor")
    func longList() {
        var page = list(at: 2)
        let size = size(50, 6)
        page.revealCursor(size)
        #expect(
            screen(page, size).contains(
                "\n▸○ 2.2  Write a spy\n lines 6–9 of 9\n"))
        page.move(.up, size)
        page.move(.up, size)
        page.move(.up, size)
        // Headings above the first exercise become visible along with it.
        #expect(screen(page, size).hasPrefix("Swift testability workbook"))
        #expect(screen(page, size).contains("\n▸○ 1.1  Greet someone"))
        page.move(.up, size)
        page.move(.end, size)
        #expect(screen(page, size).contains("\n▸○ 2.2"))
        page.move(.home, size)
        #expect(screen(page, size).contains("\n▸○ 1.1"))
    }

    @Test("Text that fits has no scroll indicator")
    func shortText() {
        let page = WatchPage(content: .text(.task, ["one", "two"]))
        #expect(screen(page, size(40, 5)) == "one\ntwo\n\n q back\n")
    }

    @Test("Long text never takes more rows than available", arguments: [2, 5, 8])
    func longText(rows: Int) {
        let lines = (1...20).map { "\($0) \(String(repeating: "x", count: $0 * 3))" as StyledLine }
        var page = WatchPage(content: .text(.chapter, lines), hasQuestions: true)
        let size = size(40, max(5, rows))
        for key in [WatchKey.home, .pageDown, .down, .end] {
            page.move(key, size)
            let drawing = page.drawing(size)
            let used = (drawing.lines + drawing.prompt).reduce(0) { $0 + WatchDisplay.rows(of: $1, size) }
            #expect(used <= size.rows)
        }
        #expect(screen(page, size).contains("of 35 · ↑ ↓ Space scroll\n a questions · q back\n"))
    }

    @Test("An answer's explanation becomes visible, and the next question starts at the top")
    func longQuestion() throws {
        var quiz = try #require(Quiz(SampleLessons.course.lessons[1], LearnerProgress()))
        var page = WatchPage(content: .questions(quiz))
        let small = size(60, 7)
        quiz.answer(2)
        page.show(quiz, small)
        #expect(screen(page, small).contains("Right."))
        #expect(!screen(page, small).hasPrefix("Questions"))
        _ = quiz.proceed()
        page.show(quiz, small)
        #expect(screen(page, small).hasPrefix("Questions"))
    }

    @Test("After another wrong answer, the section to read again stays in sight")
    func sectionInSight() throws {
        var lesson = SampleLessons.course.lessons[1]
        lesson.questions = [
            Question(
                "What is a wire?",
                answers: [
                    .init("A thread", explanation: "It carries no current."),
                    .init("A rope", explanation: "It is too thick."),
                    .init("A conductor", isRight: true, explanation: "Yes."),
                ], section: "Wires")
        ]
        var quiz = try #require(Quiz(lesson, LearnerProgress()))
        var page = WatchPage(content: .questions(quiz))
        for number in [2, 1] {
            quiz.answer(number)
            page.show(quiz, size(60, 9))
            #expect(screen(page, size(60, 9)).contains("Section to read again"), "\(number)")
        }
    }

    @Test("A page with hints lists only keys that have an effect")
    func hints() {
        func keys(_ change: (inout WatchPage) -> Void) -> String {
            var page = WatchPage(content: .text(.hint, ["one"]))
            change(&page)
            return screen(page, size(40, 5))
        }
        #expect(keys { $0.hasNextHint = true } == "one\n\n h next hint · q back\n")
        #expect(keys { $0.hasSolution = true } == "one\n\n s solution · q back\n")
    }

    @Test(
        "The closing page has keys for what it leads to, even on a narrow terminal, and scrolls from its top")
    func closing() {
        var page = WatchPage(content: .text(.closing, (1...50).map { "line \($0)" }))
        page.hasGuide = true
        let keys = " d guide · p page · b book · q back\n"
        expectEqual(screen(page, size(40, 4)), "line 1\nline 2\n lines 1–2 of 50 · ↑ ↓ Space scroll\n\(keys)")
        page = WatchPage(content: .text(.summary, ["one"]))
        page.hasNext = true
        expectEqual(screen(page, size(40, 5)), "one\n\n n next · q back\n")
        page.following = .closing
        expectEqual(screen(page, size(40, 5)), "one\n\n n next · f closing page · q back\n")
    }

    @Test("The question before a solution accepts y or n")
    func confirmation() {
        let page = WatchPage(content: .confirmation(["one"]))
        #expect(screen(page, size(40, 5)) == "one\n\n Show the solution? [y/N] \n")
    }

    @Test(
        "Keys that don't fit are omitted, except the key to go back", arguments: [20, 30, 38, 60])
    func narrowKeys(width: Int) {
        let keys = list().drawing(size(width, 10)).prompt.last
        #expect(keys.map { $0.columns <= width && $0.text.hasSuffix("q\u{A0}back") } ?? false)
    }

    @Test("During a run and after it, the bottom line of a page says so, even on a narrow terminal")
    func news() {
        var page = WatchPage(content: .text(.hint, ["one"]), hasSolution: true)
        func bottom(_ width: Int, status: StyledLine? = nil) -> String {
            page.drawing(size(width, 10), status: status).prompt.plain.replacing("\u{A0}", with: " ")
        }
        let status: StyledLine = "2.1 building and checking · 3 s"
        expectEqual(bottom(80, status: status), " 2.1 building and checking · 3 s · s solution · q back\n")
        expectEqual(bottom(40, status: status), " 2.1 building and checking · 3 s\n")
        page.news = "2.1 passed"
        expectEqual(bottom(80), " 2.1 passed: press q to see it · s solution\n")
        expectEqual(bottom(40), " 2.1 passed: press q to see it\n")
        page.news = "5.4 · accepts 2 of 2 · catches 4 of 6 bugs"
        expectEqual(bottom(40), " new result: press q · s solution\n")
        // From a page that covers another one, q doesn't lead to the result.
        page.isCovering = true
        expectEqual(bottom(80), " 5.4 · accepts 2 of 2 · catches 4 of 6 bugs · s solution · q back\n")
    }

    @Test("Brackets go to the next and to the previous heading, which the line above the keys mentions")
    func headings() {
        let section: [StyledLine] = ["", "  A \("strong", .strong) word.", "  \("Strong", .strong)", ""]
        let lines = (1...9).flatMap { number -> [StyledLine] in
            ["\("Part \(number)", .strong)"] + section
        }
        var page = WatchPage(content: .text(.chapter, lines))
        let size = size(60, 12)
        #expect(screen(page, size).contains(" of 45 · ↑ ↓ Space scroll · [ ] headings\n"))
        for (key, place) in [
            (WatchKey.nextHeading, "6–15"), (.nextHeading, "11–20"), (.down, "12–21"),
            (.previousHeading, "11–20"), (.previousHeading, "6–15"), (.end, "36–45"),
            (.nextHeading, "36–45"), (.home, "1–10"), (.previousHeading, "1–10"),
        ] {
            page.move(key, size)
            #expect(screen(page, size).contains(" lines \(place) of 45"), "\(key)")
        }
    }

    @Test("A path on a page is broken after a slash")
    func path() {
        let page = WatchPage(content: .text(.task, ["\("Lessons/1-greetings/A.swift", .path)"]))
        #expect(screen(page, size(20, 6)) == "Lessons/1-greetings/\nA.swift\n\n q back\n")
    }

    @Test("A question lists the keys for its answers, and what follows the right one")
    func question() throws {
        var quiz = try #require(Quiz(SampleLessons.course.lessons[1], LearnerProgress()))
        func keys() -> String { screen(WatchPage(content: .questions(quiz)), size(60, 20)) }
        #expect(keys().hasSuffix("\n 1–2 answer · c chapter · q back\n"))
        quiz.answer(2)
        #expect(keys().hasSuffix("\n Return next · c chapter · q back\n"))
        _ = quiz.proceed()
        quiz.answer(1)
        #expect(keys().hasSuffix("\n Return result · c chapter · q back\n"))
        _ = quiz.proceed()
        #expect(keys().hasSuffix("\n Return done\n"))
    }

    @Test("After mistakes, the quiz result offers the chapter")
    func missedQuestion() throws {
        var quiz = try #require(Quiz(SampleLessons.course.lessons[1], LearnerProgress()))
        for answer in [1, 2] { quiz.answer(answer) }
        _ = quiz.proceed()
        quiz.answer(1)
        _ = quiz.proceed()
        let page = screen(WatchPage(content: .questions(quiz)), size(60, 20))
        #expect(page.contains("1 of 2 questions") && page.hasSuffix("\n c chapter · Return done\n"))
    }
}
