import Foundation
import WorkbookCommandLine
import WorkbookLearning
import WorkbookMarkdown
import WorkbookModel
import WorkbookReporting

extension Option {
    /// Asks the questions about a chapter.
    static let quiz = Option(
        "--quiz", nil, "ask the questions about the chapter; nothing is graded")
}

extension ShowCommand {
    /// Asks the questions about a chapter on a terminal, or else writes them with explained answers.
    ///
    /// - Parameter exercise: The exercise that the learner named, although questions belong to its lesson.
    static func quiz(
        on lesson: Lesson, named exercise: Exercise?, _ course: Course, _ arguments: Arguments,
        _ context: CommandContext
    ) async {
        let store = ProgressStore(course: course)
        let progress = store.load().progress
        let (console, width) = (context.console, context.console.columns)
        let marksCode = !console.output.hasColor
        if let exercise { writeNote(on: exercise, console) }
        guard var quiz = Quiz(lesson, progress, marksCode: marksCode), context.input.isTerminal,
            console.output.isTerminal
        else {
            return console.write(QuestionSheet(lesson, marksCode: marksCode).lines(width: width))
        }
        var failure: (any Error)?
        await ask(&quiz, console, context.input) { question, isRight in
            do {
                try await store.recordAnswer(to: question, of: lesson, isRight: isRight)
            } catch {
                failure = error
            }
        }
        if let failure { console.writeError(Failure.unsavedProgress(failure, course, context)) }
        guard !quiz.firstTries.isEmpty else { return }
        let isPassed = lesson.exercises.allSatisfy { progress.exercises[$0.slug]?.outcome == .passed }
        var page = Layout(width: min(width, 90))
        quiz.addResult(to: &page)
        let sections = quiz.missed.compactMap(\.section).map { $0.filter { $0 != "`" } }
        // If the chapter can't be read, the command for it says why.
        let section = sections.first.flatMap { title in
            (try? MarkdownDocument(contentsOf: lesson.chapter)).flatMap { document in
                document.titles.contains(title) ? command(for: title, of: lesson, document) : nil
            }
        }
        let chapter =
            context.keys["chapter"] ?? context.command(section ?? "show \(lesson.number)", arguments)
        let isSection = section != nil && context.keys["chapter"] == nil
        let again = Set(sections).count == 1 ? "To read that section:" : "To read the first of them:"
        let next = context.command(isPassed ? "next" : "next \(lesson.number)", arguments)
        // `grade watch` is at an exercise already.
        for (words, command) in [
            (quiz.missed.isEmpty ? nil : isSection ? again : "To read the chapter again:", chapter),
            (context.keys.isEmpty ? "Your next exercise:" : nil, next),
        ] {
            guard let words else { continue }
            page.paragraph(" \(words)  \(command, .command)", indent: 1)
        }
        console.write(page.lines)
    }

    private static func writeNote(on exercise: Exercise, _ console: Console) {
        var page = Layout(width: min(console.columns, 90))
        page.paragraph(
            "Exercise \(exercise.id) has no questions of its own. These are about the whole chapter.",
            indent: 0)
        page.gap()
        console.write(page.lines)
    }

    /// Asks until every question is answered, the learner stops, or the input ends.
    ///
    /// - Parameter record: Called with each question and whether its first answer is right.
    private static func ask(
        _ quiz: inout Quiz, _ console: Console, _ input: Input, record: (Question, Bool) async -> Void
    ) async {
        let width = console.columns
        let repeats = console.isPlain ? ", or ? to hear the question again" : ""
        var (isFirst, isAsked) = (true, false)
        repeat {
            console.write(isFirst ? quiz.lines(width: width) : [""] + quiz.lines(width: width).dropFirst(2))
            isFirst = false
            while !quiz.isAnswered {
                let count = quiz.question.answers.count
                let how = isAsked ? "" : " (1 to \(count), then Return\(repeats); Return alone stops)"
                console.output.write("\nYour answer\(how): ")
                isAsked = true
                // The end of the input does not end the line.
                guard let words = input.readLine() else { return console.output.write("\n") }
                if Input.isLeaving(words) { return }
                let word = words.trimmingCharacters(in: .whitespaces)
                // Who listens can't look up.
                if word == "?" {
                    console.write([""] + quiz.lines(width: width).dropFirst(2))
                    continue
                }
                let isFirstTry = quiz.tried.isEmpty
                guard let number = Int(word), let answer = quiz.answer(number) else {
                    console.output.write(" Type a number from 1 to \(count), then Return; q stops.\n")
                    continue
                }
                var page = Layout(width: min(width, 90))
                page.gap()
                page.paragraph(" " + quiz.explanation(of: answer), indent: 1)
                if !answer.isRight { quiz.addSection(to: &page) }
                if isFirstTry { await record(quiz.question, answer.isRight) }
                console.write(page.lines)
            }
        } while quiz.proceed() && !quiz.isFinished
    }
}
