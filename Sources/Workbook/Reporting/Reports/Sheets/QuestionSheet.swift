import WorkbookModel

/// The questions about a chapter, as text.
package struct QuestionSheet: Sendable, Equatable {
    /// The lesson with the questions.
    package var lesson: Lesson
    /// Whether code keeps its backticks, for pages without colors.
    package var marksCode: Bool

    /// Creates the text of a lesson's questions.
    package init(_ lesson: Lesson, marksCode: Bool = false) {
        self.lesson = lesson
        self.marksCode = marksCode
    }

    /// Returns all questions with all answers explained; a sentence if there are none.
    package func lines(width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        addTitle(to: &page)
        if lesson.questions.isEmpty {
            page.gap()
            page.paragraph(" This chapter has no questions.", indent: 1)
        }
        for index in lesson.questions.indices {
            add(index, explaining: Set(lesson.questions[index].answers.indices), to: &page)
        }
        return page.lines
    }

    /// Adds the title of the chapter.
    package func addTitle(to page: inout Layout) {
        page.heading("Questions about chapter \(lesson.number) · \(lesson.title)")
    }

    /// Adds a question with its answers.
    ///
    /// - Parameter explained: The numbers of the answers that were tried, from 0. With the right one, all are explained.
    package func add(_ index: Int, explaining explained: Set<Int>, to page: inout Layout) {
        let question = lesson.questions[index]
        let place = "\(index + 1) of \(lesson.questions.count)"
        page.gap()
        page.paragraph("\(" \(place):  ", .faint)\(sentence(question.question))", indent: 1)
        page.gap()
        for (number, answer) in question.answers.enumerated() {
            page.paragraph(" \("\(number + 1)", .command)\(.colon())\(sentence(answer.text))", indent: 4)
            if explained.contains(number) {
                page.paragraph(explanation(of: answer), at: 4)
            } else if explained.contains(where: { question.answers[$0].isRight }) {
                page.paragraph(sentence(answer.explanation, .faint), at: 4)
            }
        }
        if !explained.isEmpty, explained.allSatisfy({ !question.answers[$0].isRight }) {
            page.gap()
            addSections(of: [question], to: &page)
        }
    }

    /// Adds which sections of the chapter to read again to answer some questions, if their author has named them.
    package func addSections(of questions: [Question], to page: inout Layout) {
        // Several questions may be about one section.
        let sections = questions.compactMap(\.section).reduce(into: [String]()) { list, section in
            if !list.contains(section) { list.append(section) }
        }
        guard let first = sections.first else { return }
        if sections.count == 1 {
            return page.paragraph(" Section to read again:  \(sentence(first))", indent: 1)
        }
        page.paragraph(" Sections to read again:", indent: 1)
        for section in sections { page.paragraph("   \(sentence(section))", indent: 3) }
    }

    /// Returns whether an answer is right, and why.
    package func explanation(of answer: Question.Answer) -> StyledLine {
        "\(answer.isRight ? "Right." : "Not quite.", answer.isRight ? .good : .bad) \(sentence(answer.explanation))"
    }

    private func sentence(_ text: String, _ role: Span.Role = .plain) -> StyledLine {
        var style = MarkdownPage(width: 0)
        style.marksCode = marksCode
        return style.line(text, role)
    }

    /// Returns the invitation to the questions, such as `3 questions about this chapter`; `nil` if there are none.
    package var invitation: String? {
        let count = lesson.questions.count
        return count == 0 ? nil : "\(Format.count(count, "question")) about this chapter"
    }
}
