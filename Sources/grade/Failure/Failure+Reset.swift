import Foundation
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension Failure {
    /// What is said where progress could not be saved, after what was asked for was shown.
    static func unsavedProgress(_ error: any Error, _ course: Course, _ context: CommandContext)
        -> [StyledLine]
    {
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph(
            [Span(" Note: this could not be noted in your progress. \(words(forFile: error, course))")],
            indent: 7)
        return page.lines
    }

    static func words(for error: NoModelAnswer, _ context: CommandContext) -> Words {
        (
            .unavailable, [Span("there is no solution of \(error.exercise) in this copy of the course.")],
            [[Span("It would be in "), Span(shortened(error.file, context), .path)]]
        )
    }

    static func words(for error: ResetProblem, _ context: CommandContext) -> Words {
        switch error {
        case .noStarter(let folder):
            (
                .unavailable, [Span("this copy of the course does not hold the files of the start.")],
                [[Span("They would be in "), Span(shortened(folder, context), .path)]]
            )
        case .noPlainFile(let file):
            (
                .notYet,
                [
                    Span(shortened(file, context), .path),
                    Span(" is a folder or a device, and should be a plain file."),
                ],
                [[Span("Nothing was changed. Move it away, and run the same again.")]]
            )
        case .unknownFile(let name, let known):
            (
                .usage, [Span("there is no file \"\(name)\" to put back.")],
                [[Span("There are: \(known.joined(separator: ", "))")]]
            )
        case .nothingKept(let exercise):
            (
                .notYet, [Span("there is no copy of \(exercise) to bring back.")],
                [[Span("A copy is made whenever `reset` replaces something.")]]
            )
        case .notCopied(let error, let course):
            (
                .broken, [Span("your files could not be copied, so nothing was changed.")],
                [[Span(words(forFile: error, course))]]
            )
        case .notReplaced(let error, let file, let done, let backup, let course):
            (
                .broken, [Span("\(file) could not be replaced, and is as it was.")],
                [[Span(words(forFile: error, course))]]
                    + (done.isEmpty ? [] : [[Span("Replaced before that: \(done.joined(separator: ", "))")]])
                    + (backup.map {
                        [[Span("All that was there is in "), Span(shortened($0.folder, context), .path)]]
                    }
                        ?? [])
            )
        }
    }

    static func words(forFile error: any Error, _ course: Course) -> String {
        if case AttemptProblem.unreadable(let file) = error {
            return "\(course.relativePath(of: file)) cannot be read: look at its permissions."
        }
        guard let fault = MachineFault(error) else { return (error as NSError).localizedDescription }
        return "\(fault.words(in: course)) \(fault.remedy)"
    }
}
