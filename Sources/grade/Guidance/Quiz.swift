import WorkbookModel
import WorkbookReporting

/// The questions about a chapter, one at a time; nothing is stored or graded.
struct Quiz: Equatable {
    /// The lesson with the questions.
    var lesson: Lesson
    /// The number of the current question, from 0.
    private(set) var index = 0
    /// The numbers of the answers that were tried, from 0.
    private(set) var tried: Set<Int> = []

    /// Creates a quiz; `nil` if the lesson has no questions.
    init?(_ lesson: Lesson) {
        if lesson.questions.isEmpty { return nil }
        self.lesson = lesson
    }

    /// The current question.
    var question: Question { lesson.questions[index] }

    /// Whether the right answer was found.
    var isAnswered: Bool { tried.contains { question.answers[$0].isRight } }

    /// Whether this is the last question.
    var isLast: Bool { index == lesson.questions.count - 1 }

    /// Tries the answer with a number from 1; after the right one, nothing changes any more.
    ///
    /// - Returns: The answer; `nil` if there is none with this number.
    @discardableResult mutating func answer(_ number: Int) -> Question.Answer? {
        guard (1...question.answers.count).contains(number) else { return nil }
        if !isAnswered { tried.insert(number - 1) }
        return question.answers[number - 1]
    }

    /// Goes on to the next question, once this one is answered.
    ///
    /// - Returns: Whether there was another question.
    mutating func proceed() -> Bool {
        guard isAnswered else { return true }
        if isLast { return false }
        index += 1
        tried = []
        return true
    }

    /// Returns the current question and its answers, and explains those that were tried.
    func lines(width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        let sheet = QuestionSheet(lesson)
        sheet.addTitle(to: &page)
        sheet.add(index, explaining: tried, to: &page)
        return page.lines
    }
}
