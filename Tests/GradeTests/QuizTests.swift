import TestSupport
import Testing

@testable import WorkbookModel
@testable import WorkbookReporting
@testable import WorkbookCommandLine
@testable import grade

struct QuizTests {
    private func quiz() throws -> Quiz { try #require(Quiz(SampleLessons.course.lessons[1])) }

    @Test("A wrong answer is explained, and the learner can try again")
    func tries() throws {
        var quiz = try quiz()
        quiz.answer(1)
        #expect(!quiz.isAnswered)
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
        func result() -> String { quiz.result.plain }
        #expect(quiz.result.isEmpty)
        // A second wrong answer to the same question doesn't count again.
        for _ in 1...2 { quiz.answer(1) }
        #expect(quiz.result.isEmpty)
        quiz.answer(2)
        #expect(quiz.missed == [0])
        #expect(result() == " You answered 0 of 1 question correctly on the first try.\n")
        _ = quiz.proceed()
        quiz.answer(1)
        #expect(result() == " You answered 1 of 2 questions correctly on the first try.\n")
        _ = quiz.proceed()
        #expect(quiz.lines(width: 60).plain == "Questions about chapter 2 · Seams\n\n" + result())
    }

    @Test("The result says so if there were no mistakes")
    func allRight() throws {
        var quiz = try quiz()
        quiz.answer(2)
        _ = quiz.proceed()
        quiz.answer(1)
        #expect(quiz.missed.isEmpty)
        #expect(quiz.result.plain == " You answered all 2 questions correctly on the first try.\n")
    }

    @Test("Numbers that match no answer change nothing", arguments: [0, 3, 9])
    func unknown(number: Int) throws {
        var quiz = try quiz()
        let answer = quiz.answer(number)
        #expect(answer == nil)
        #expect(quiz.tried.isEmpty)
    }

    @Test("A lesson without questions has no quiz")
    func none() { #expect(Quiz(SampleLessons.course.lessons[0]) == nil) }
}
