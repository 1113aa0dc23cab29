import Foundation
import WorkbookClassroom
import WorkbookReporting

extension Failure {
    static func words(for error: OutputProblem, _ context: CommandContext) -> Words {
        func file(_ url: URL) -> Span { Span(shortened(url, context), .path) }
        return switch error {
        case .noFolder(let folder):
            (
                .usage, [Span("nothing was written: there is no folder "), file(folder), Span(".")],
                [[Span("Make it first, or name a file in a folder that is there.")]]
            )
        case .notAFile(let url):
            (
                .usage, [Span("nothing was written: "), file(url), Span(" is no file.")],
                [[Span("Name a file, such as  "), Span("progress.html", .path)]]
            )
        case .foreign(let url):
            (
                .usage,
                [
                    Span("nothing was written: "), file(url),
                    Span(" is there already, and not from this command."),
                ],
                [[Span("Name another file, or remove this one first.")]]
            )
        case .refused(let url, let reason):
            (
                .broken,
                [Span("this file could not be written, and your code is not to blame: "), file(url)],
                [[Span("The system says: \(reason)")]]
            )
        }
    }

    static func words(for error: ReportFolderProblem, _ context: CommandContext) -> Words {
        let advice: StyledLine = [
            Span("Each learner writes one with  "), Span("\(context.program) report DIR", .command),
        ]
        return switch error {
        case .unreadable(let folder):
            (
                .usage,
                [
                    Span("there is no folder "), Span(shortened(folder, context), .path),
                    Span(" that can be read."),
                ],
                [[Span("Name the folder in which the reports are.")]]
            )
        case .noReports(let folder, let skipped):
            (
                .usage,
                [Span("there is no report in "), Span(shortened(folder, context), .path), Span(".")],
                skipped.prefix(6).map { [Span($0.file, .path), Span(" \($0.reason)")] } + [advice]
            )
        }
    }
}
