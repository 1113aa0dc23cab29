/// A question about a chapter, with which learners can check for themselves what they have understood.
///
/// Answers aren't graded. Progress keeps which questions were answered right on the first try.
package struct Question: Sendable, Equatable {
    /// One of the answers to choose from.
    package struct Answer: Sendable, Equatable {
        /// The answer.
        package var text: String
        /// Whether it is right; one answer of each question is.
        package var isRight: Bool
        /// Why it is right or wrong.
        package var explanation: String

        /// Creates an answer.
        package init(_ text: String, isRight: Bool = false, explanation: String) {
            self.text = text
            self.isRight = isRight
            self.explanation = explanation
        }
    }

    /// The question.
    package var question: String
    /// The answers; exactly one is right.
    package var answers: [Answer]
    /// The heading of the chapter's section that answers it, if the author has named one.
    package var section: String?

    /// Creates a question.
    package init(_ question: String, answers: [Answer], section: String? = nil) {
        self.question = question
        self.answers = answers
        self.section = section
    }
}
