import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting

/// The questions about a chapter, one at a time; nothing is graded.
struct Quiz: Equatable {
    /// The number of the current question, from 0.
    private(set) var index = 0
    /// The numbers of the answers that were tried, from 0.
    private(set) var tried: Set<Int> = []
    /// Whether the first answer to each question was right, for the questions answered so far.
    private(set) var firstTries: [Bool] = []
    /// Whether the last question was left behind, so that the result is shown.
    private(set) var isFinished = false
    /// How many of the questions were answered right on the first try before.
    private let knownCount: Int
    /// How the questions look.
    private let sheet: QuestionSheet

    /// Creates a quiz; `nil` if the lesson has no questions.
    ///
    /// Questions that were answered right on the first try before come after the others.
    ///
    /// - Parameter marksCode: Whether code keeps its backticks, for pages without colors.
    init?(_ lesson: Lesson, _ progress: LearnerProgress, marksCode: Bool = false) {
        if lesson.questions.isEmpty { return nil }
        let known = lesson.questions.filter { progress.hasAnswered($0, of: lesson) }
        var lesson = lesson
        lesson.questions = lesson.questions.filter { !known.contains($0) } + known
        knownCount = known.count
        sheet = QuestionSheet(lesson, marksCode: marksCode)
    }

    /// The lesson, with the questions in the order of the quiz.
    var lesson: Lesson { sheet.lesson }

    /// The current question.
    var question: Question { lesson.questions[index] }

    /// Whether the right answer was found.
    var isAnswered: Bool { tried.contains { question.answers[$0].isRight } }

    /// The questions whose first answer was wrong.
    var missed: [Question] { zip(lesson.questions, firstTries).filter { !$0.1 }.map(\.0) }

    /// Whether this is the last question.
    var isLast: Bool { index == lesson.questions.count - 1 }

    /// Tries the answer with a number from 1; after the right one, nothing changes any more.
    ///
    /// - Returns: The answer; `nil` if there is none with this number.
    @discardableResult mutating func answer(_ number: Int) -> Question.Answer? {
        guard (1...question.answers.count).contains(number) else { return nil }
        let answer = question.answers[number - 1]
        if tried.isEmpty { firstTries.append(answer.isRight) }
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

    /// The invitation to the questions that weren't answered right on the first try yet; `nil` if there are none.
    ///
    /// - Parameter begun: The quiz that the learner has left before its end.
    static func invitation(to lesson: Lesson, _ progress: LearnerProgress, begun: Quiz? = nil) -> String? {
        let (count, open) = (
            lesson.questions.count, lesson.questions.count { !progress.hasAnswered($0, of: lesson) }
        )
        if let begun, !begun.isFinished {
            return "Question \(begun.index + 1) of \(count) about this chapter is next"
        }
        if open == 0 || open == count { return open == 0 ? nil : QuestionSheet(lesson).invitation }
        return
            "\(open) of \(Format.count(count, "question")) about this chapter \(open == 1 ? "is" : "are") still open"
    }

    /// Returns the result, or else the current question and its answers, and explains those that were tried.
    func lines(width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        sheet.addTitle(to: &page)
        if isFinished {
            addResult(to: &page)
        } else {
            if index == 0, knownCount > 0 {
                page.gap()
                page.paragraph(before, indent: 1)
            }
            sheet.add(index, explaining: tried, to: &page)
        }
        return page.lines
    }

    /// Returns whether an answer is right, and why.
    func explanation(of answer: Question.Answer) -> StyledLine { sheet.explanation(of: answer) }

    /// What to say about earlier answers.
    private var before: StyledLine {
        let total = lesson.questions.count
        let order = knownCount < total ? " The others come first." : ""
        return
            " Earlier, you answered \(Quiz.score(knownCount, of: total)) correctly on the first try.\(order)"
    }

    /// Adds what to say about the answers so far, and which sections to read again.
    func addResult(to page: inout Layout) {
        page.gap()
        let score = Quiz.score(firstTries.count { $0 }, of: firstTries.count)
        // Only if all were right, the first answers in earlier rounds can't have been others.
        let round = knownCount > 0 || firstTries.contains(false) ? " this time" : ""
        let left = lesson.questions.count - firstTries.count
        if left > 0 && knownCount > 0 {
            let (total, right) = (lesson.questions.count, firstTries.count { $0 })
            // Those that were known come last.
            let known = knownCount + firstTries.prefix(total - knownCount).count { $0 }
            page.paragraph(
                " This time, you answered \(right) of \(firstTries.count) correctly on the first try; in all, \(known) of \(total). The others are asked next time.",
                indent: 1)
        } else if left > 0 {
            // "All" would be untrue.
            page.paragraph(
                " So far, you answered \(firstTries.count { $0 }) of \(Format.count(lesson.questions.count, "question")) correctly on the first try. The others are asked next time.",
                indent: 1)
        } else {
            page.paragraph(" You answered \(score) correctly on the first try\(round).", indent: 1)
        }
        sheet.addSections(of: missed, to: &page)
    }

    /// Adds which section to read again for the current question.
    func addSection(to page: inout Layout) { sheet.addSections(of: [question], to: &page) }

    private static func score(_ right: Int, of total: Int) -> String {
        let count = Format.count(total, "question")
        return right < total ? "\(right) of \(count)" : total == 1 ? count : "all \(count)"
    }
}
