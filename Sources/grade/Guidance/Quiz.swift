import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// The questions about a chapter, one at a time; nothing is stored or graded.
struct Quiz: Equatable {
    /// The number of the current question, from 0.
    private(set) var index = 0
    /// The numbers of the answers that were tried, from 0.
    private(set) var tried: Set<Int> = []
    /// The numbers of the questions whose first answer was wrong, from 0.
    private(set) var missed: [Int] = []
    /// Whether the last question was left behind, so that the result is shown.
    private(set) var isFinished = false
    /// How the questions look.
    private let sheet: QuestionSheet

    /// Creates a quiz; `nil` if the lesson has no questions.
    ///
    /// - Parameter marksCode: Whether code keeps its backticks, for pages without colors.
    init?(_ lesson: Lesson, marksCode: Bool = false) {
        if lesson.questions.isEmpty { return nil }
        sheet = QuestionSheet(lesson, marksCode: marksCode)
    }

    /// The lesson with the questions.
    var lesson: Lesson { sheet.lesson }

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
        let answer = question.answers[number - 1]
        if tried.isEmpty && !answer.isRight { missed.append(index) }
        if !isAnswered { tried.insert(number - 1) }
        return answer
    }

    /// Goes on to the next question, once this one is answered, and from the last one to the result.
    ///
    /// - Returns: Whether there was anything after what was shown.
    mutating func proceed() -> Bool {
        guard isAnswered else { return true }
        if isLast {
            defer { isFinished = true }
            return !isFinished
        }
        index += 1
        tried = []
        return true
    }

    /// Returns the result, or else the current question and its answers, and explains those that were tried.
    func lines(width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        sheet.addTitle(to: &page)
        if isFinished {
            page.gap()
            for line in result { page.paragraph(line, indent: 1) }
        } else {
            sheet.add(index, explaining: tried, to: &page)
        }
        return page.lines
    }

    /// Returns whether an answer is right, and why.
    func explanation(of answer: Question.Answer) -> StyledLine { sheet.explanation(of: answer) }

    /// What to say about the answers so far; nothing before the first question is answered.
    var result: [StyledLine] {
        let answered = index + (isAnswered ? 1 : 0)
        if answered == 0 { return [] }
        let right = answered - missed.count { $0 < answered }
        let count = Format.count(answered, "question")
        let score = right < answered ? "\(right) of \(count)" : answered == 1 ? count : "all \(count)"
        return [" You answered \(score) correctly on the first try."]
    }
}
