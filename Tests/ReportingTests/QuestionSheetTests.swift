import Foundation
import TestSupport
import Testing

@testable import WorkbookModel
@testable import WorkbookReporting

struct QuestionSheetTests {
    private func lesson(_ questions: [Question]) -> Lesson {
        Lesson(
            number: 2, slug: "seams", title: "Seams", folder: URL(filePath: "/course/Lessons/2-seams"),
            exercises: [], questions: questions)
    }

    @Test("The sheet shows all questions and each answer with its explanation")
    func all() {
        let sheet = QuestionSheet(
            lesson([
                Question(
                    "What is a seam?",
                    answers: [
                        .init("A place to change behavior", isRight: true, explanation: "A test can use it."),
                        .init("A bug", explanation: "It is a feature of the design."),
                    ])
            ]))
        expectEqual(
            sheet.lines(width: 60).plain,
            """
            Questions about chapter 2 · Seams

             1 of 1:  What is a seam?

             1  A place to change behavior
                Right. A test can use it.
             2  A bug
                Not quite. It is a feature of the design.

            """)
        expectEqual(sheet.invitation, "1 question about this chapter")
        func text(after tried: Set<Int>) -> String {
            var page = Layout(width: 60)
            sheet.add(0, explaining: tried, to: &page)
            return page.lines.plain
        }
        #expect(text(after: [0]).contains("   Right. A test can use it.\n 2  A bug\n    It is a feature"))
        #expect(!text(after: [1]).contains("A test can use it."))
    }

    @Test("Code is marked by color, or by backticks on pages without colors")
    func code() {
        let questions = [
            Question("What is `x`?", answers: [.init("`let`", isRight: true, explanation: "See `y`.")])
        ]
        let colored = QuestionSheet(lesson(questions)).lines(width: 60)
        #expect(colored.contains(" \("1", .command)\(.colon())\("let", .symbol)"))
        #expect(!colored.plain.contains("`"))
        let plain = QuestionSheet(lesson(questions), marksCode: true).lines(width: 60).plain
        #expect(plain.contains("What is `x`?\n\n 1  `let`\n    Right. See `y`.\n"))
    }

    @Test("A chapter without questions shows no invitation, and the sheet says that it has none")
    func none() {
        let sheet = QuestionSheet(lesson([]))
        expectEqual(sheet.invitation, nil)
        #expect(sheet.lines(width: 60).plain.hasSuffix("\n This chapter has no questions.\n"))
    }
}
