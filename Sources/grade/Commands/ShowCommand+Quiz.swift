import Foundation
import WorkbookModel
import WorkbookReporting

extension Option {
    /// Asks the questions about a chapter.
    static let quiz = Option(
        "--quiz", nil, "ask the questions about the chapter; nothing is graded or stored")
}

extension ShowCommand {
    /// Asks the questions about a chapter on a terminal, or else writes them with explained answers.
    static func quiz(on lesson: Lesson, _ context: CommandContext) {
        let (console, width) = (context.console, context.console.columns)
        guard var quiz = Quiz(lesson), context.input.isTerminal, console.output.isTerminal else {
            return console.write(QuestionSheet(lesson).lines(width: width))
        }
        var isFirst = true
        repeat {
            console.write(isFirst ? quiz.lines(width: width) : [""] + quiz.lines(width: width).dropFirst(2))
            isFirst = false
            while !quiz.isAnswered {
                console.output.write("\nYour answer (1–\(quiz.question.answers.count), or Return to stop): ")
                // The end of the input does not end the line.
                guard let words = context.input.readLine() else { return console.output.write("\n") }
                let word = words.trimmingCharacters(in: .whitespaces)
                if word.isEmpty { return }
                guard let number = Int(word), let answer = quiz.answer(number) else {
                    console.output.write(" Type a number from 1 to \(quiz.question.answers.count).\n")
                    continue
                }
                var page = Layout(width: min(width, 90))
                page.gap()
                page.paragraph(" " + QuestionSheet.explanation(of: answer), indent: 1)
                console.write(page.lines)
            }
        } while quiz.proceed()
    }
}
