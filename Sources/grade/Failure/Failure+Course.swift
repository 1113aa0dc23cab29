import Foundation
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension Failure {
    static func words(for error: CourseError, _ context: CommandContext) -> Words {
        let name = Span("grade --course DIR", .command)
        return switch error {
        case .notFound(let folder):
            (
                .usage, [Span("there is no course in "), Span(folder.path, .path), Span(" or above it.")],
                [
                    [Span("Go into the folder of the workbook, or name it:  "), name],
                    [
                        Span("To name it once and for all, set the variable  "),
                        Span("\(Course.variable)=DIR", .command),
                    ],
                ]
            )
        case .newer(let format, let known, let file):
            (
                .broken, [Span("the course is newer than this tool.")],
                [
                    [
                        Span("In "), Span(shortened(file, context), .path),
                        Span(": format \(format), and grade \(CommandContext.version) knows \(known)."),
                    ],
                    [
                        Span("Build the tool anew in the folder of the workbook:  "),
                        Span(Advice.rebuild, .command),
                    ],
                ]
            )
        case .noLessons(let folder):
            (
                .usage,
                [
                    Span(folder.path, .path),
                    Span(" holds no course: there is no Lessons/<number>-<name>/lesson.json in it."),
                ],
                [[Span("Name the folder that holds Lessons:  "), name]]
            )
        case .notUnique(let what, let value, let file):
            (
                .broken, [Span("the course is broken, not your code.")],
                [
                    [
                        Span("In "), Span(shortened(file, context), .path),
                        Span(": the \(what) \"\(value)\" is used twice."),
                    ]
                ]
            )
        }
    }

    static func words(for error: MalformedFile, _ context: CommandContext) -> Words {
        (
            .broken, [Span("the course is broken, not your code.")],
            [
                [
                    Span("In "), Span(shortened(error.file, context), .path),
                    Span("\(error.keyPath.isEmpty ? "" : ", at \(error.keyPath)"):"),
                ],
                [Span("expected \(error.expected), found \(error.found).")],
            ]
        )
    }
}
