import Foundation
import WorkbookLearning
import WorkbookReporting

// The words of what goes wrong where a course is brought up to date.

extension Failure {
    static func words(for error: CourseUpdateProblem, _ context: CommandContext) -> Words {
        let again: StyledLine = [
            Span("To do it again, and to the end:  "), Span("\(context.program) update DIR", .command),
        ]
        return switch error {
        case .sameFolder(let root):
            (
                .usage,
                [Span("that is the course itself, not a newer copy of it: "), Span(root.path, .path)],
                [[Span("Download or clone the newer one into a folder of its own, and name that folder.")]]
            )
        case .unfinished:
            (
                .broken,
                [Span("an update of this course was ended half-way. Nothing of yours is lost.")],
                [
                    [Span("To take it back:  "), Span("\(context.program) update --undo", .command)], again,
                    [Span("If it runs in another window, wait until it is done.")],
                ]
            )
        case .nothingUnfinished:
            (
                .usage, [Span("there is no update that was ended half-way, and nothing was changed.")],
                [
                    [
                        Span("What a finished update replaced is in "),
                        Span(".workbook/backups/course", .path),
                    ]
                ]
            )
        }
    }

    static func words(for error: CourseUpdateFailure, _ context: CommandContext) -> Words {
        switch error {
        case .nothingChanged(let error, let course):
            (
                .broken, [Span("the course was not updated, and nothing was changed.")],
                [[Span(words(forFile: error, course))]]
            )
        case .takenBack(let error, let course):
            (
                .broken, [Span("the course could not be updated, and all is as it was.")],
                [[Span(words(forFile: error, course))]]
            )
        case .notTakenBack(let error, let course):
            (
                .broken, [Span("the update that was ended half-way could not be taken back yet.")],
                [
                    [Span(words(forFile: error, course))],
                    [Span("Nothing of yours is lost. Then run the same again.")],
                ]
            )
        case .halfDone(let error, let backup, let course):
            (
                .broken, [Span("the update could be neither finished nor taken back.")],
                [
                    [Span(words(forFile: error, course))],
                    [Span("All that was there is in "), Span(shortened(backup.folder, context), .path)],
                    [Span("Then take it back:  "), Span("\(context.program) update --undo", .command)],
                ]
            )
        }
    }
}
