import TestSupport
import Testing

@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookCommandLine
@testable import grade

struct QuizTests {
    private func quiz() throws -> Quiz {
        try #require(Quiz(SampleLessons.course.lessons[1], LearnerProgress()))
    }

    @Test("A wrong answer is explained, and the learner can try again")
    func tries() throws {
        var quiz = try quiz()
        quiz.answer(1)
        #expect(!quiz.isAnswered)
        #expect(quiz.lines(width: 60).plain.contains(" Section to read again:  The seam\n"))
        let isOpen = quiz.proceed()
        #expect(isOpen)
        #expect(quiz.index == 0)
        quiz.answer(2)
        #expect(quiz.isAnswered)
        #expect(
            quiz.lines(width: 60).plain == """
                Questions about chapter 2 · Seams

                 1 of 2:  What is a seam?

                 1  A bug
                    Not quite. It is part of the design.
                 2  A place to change behavior
                    Right. A test can use it.

                """)
    }

    @Test("After the right answer, the next question follows; after the last question, the quiz ends")
    func proceeds() throws {
        var quiz = try quiz()
        quiz.answer(2)
        quiz.answer(1)
        #expect(quiz.tried == [1])
        let hasNext = quiz.proceed()
        #expect(hasNext)
        #expect(quiz.isLast)
        #expect(quiz.tried.isEmpty)
        quiz.answer(1)
        let hasResult = quiz.proceed()
        #expect(hasResult && quiz.isFinished)
        let hasMore = quiz.proceed()
        #expect(!hasMore)
    }

    @Test("The result counts answered questions whose first answer was right")
    func result() throws {
        var quiz = try quiz()
        func result() -> String {
            var page = Layout(width: 60)
            quiz.addResult(to: &page)
            return page.lines.plain
        }
        #expect(quiz.firstTries.isEmpty)
        // A second wrong answer to the same question doesn't count again.
        for _ in 1...2 { quiz.answer(1) }
        quiz.answer(2)
        #expect(!quiz.firstTries.isEmpty)
        #expect(quiz.firstTries == [false])
        let section = " Section to read again:  The seam\n"
        #expect(
            result()
                == "\n So far, you answered 0 of 2 questions correctly on the\n first try. The others are asked next time.\n\(section)"
        )
        _ = quiz.proceed()
        quiz.answer(1)
        #expect(
            result() == "\n You answered 1 of 2 questions correctly on the first try\n this time.\n\(section)"
        )
        _ = quiz.proceed()
        #expect(quiz.lines(width: 60).plain == "Questions about chapter 2 · Seams\n" + result())
    }

    @Test("The result says so if there were no mistakes")
    func allRight() throws {
        var quiz = try quiz()
        quiz.answer(2)
        _ = quiz.proceed()
        quiz.answer(1)
        #expect(quiz.missed.isEmpty)
        var page = Layout(width: 60)
        quiz.addResult(to: &page)
        #expect(page.lines.plain == "\n You answered all 2 questions correctly on the first try.\n")
    }

    @Test("Questions answered right before come last, and the first page says how many they are")
    func again() throws {
        let lesson = SampleLessons.course.lessons[1]
        var progress = LearnerProgress()
        progress.recordAnswer(to: lesson.questions[0], of: lesson, isRight: true)
        var quiz = try #require(Quiz(lesson, progress))
        let page = quiz.lines(width: 90).plain
        #expect(
            page.contains(
                """
                 Earlier, you answered 1 of 2 questions correctly on the first try. The others come first.

                 1 of 2:  What does a spy do?

                """), "\(page)")
        quiz.answer(1)
        var result = Layout(width: 200)
        quiz.addResult(to: &result)
        #expect(
            result.lines.plain.contains(
                "This time, you answered 1 of 1 correctly on the first try; in all, 2 of 2."))
        _ = quiz.proceed()
        #expect(quiz.question == lesson.questions[0])
        #expect(!quiz.lines(width: 90).plain.contains("Earlier"))
        progress.recordAnswer(to: lesson.questions[1], of: lesson, isRight: true)
        let all = try #require(Quiz(lesson, progress))
        #expect(all.question == lesson.questions[0])
        #expect(all.lines(width: 90).plain.contains("answered all 2 questions correctly on the first try.\n"))
    }

    @Test("The invitation counts the questions that weren't answered right at first yet")
    func invitation() throws {
        let lesson = SampleLessons.course.lessons[1]
        var progress = LearnerProgress()
        expectEqual(Quiz.invitation(to: lesson, progress), "2 questions about this chapter")
        progress.recordAnswer(to: lesson.questions[0], of: lesson, isRight: true)
        expectEqual(
            Quiz.invitation(to: lesson, progress),
            "1 of 2 questions about this chapter is still open")
        var begun = try #require(Quiz(lesson, progress))
        begun.answer(1)
        _ = begun.proceed()
        expectEqual(
            Quiz.invitation(to: lesson, progress, begun: begun), "Question 2 of 2 about this chapter is next")
        progress.recordAnswer(to: lesson.questions[1], of: lesson, isRight: true)
        expectEqual(Quiz.invitation(to: lesson, progress), nil)
    }

    @Test("Numbers that match no answer change nothing", arguments: [0, 3, 9])
    func unknown(number: Int) throws {
        var quiz = try quiz()
        let answer = quiz.answer(number)
        #expect(answer == nil)
        #expect(quiz.tried.isEmpty)
    }

    @Test("A lesson without questions has no quiz")
    func none() { #expect(Quiz(SampleLessons.course.lessons[0], LearnerProgress()) == nil) }
}
