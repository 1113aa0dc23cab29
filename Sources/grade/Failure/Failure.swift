import Foundation
import WorkbookClassroom
import WorkbookGrading
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// The one place where an error becomes words and an exit code: what happened, the likely cause, what to do next.
///
/// The words of each kind of error are in a file of their own beside this one.
struct Failure {
    /// What a script is told.
    var code: ExitCode
    /// What a person is told.
    var lines: [StyledLine]

    /// Puts an error into words.
    init(_ error: any Error, context: CommandContext) {
        let (code, what, next) = Failure.words(forAny: error, context)
        var page = Layout(width: min(context.console.columns, 90))
        page.paragraph([Span("grade: ", .bad)] + what, indent: 0)
        for line in next { page.paragraph(line, indent: 2) }
        self.code = code
        self.lines = page.lines
    }

    /// What a script is told, what happened, and what to do next, a line each.
    typealias Words = (code: ExitCode, what: StyledLine, next: [StyledLine])

    private static func words(forAny error: any Error, _ context: CommandContext) -> Words {
        switch error {
        case let error as UsageError: words(for: error, context)
        case let error as UnknownName: words(for: error, context)
        case let error as PathOutsideLessons: words(for: error, context)
        case let error as NoTerminal: words(for: error)
        case is MissingWorkingDirectory: wordsForMissingWorkingDirectory
        case let error as EditorProblem: words(for: error, context)
        case let error as CourseError: words(for: error, context)
        case let error as MalformedFile: words(for: error, context)
        case let error as CourseUpdateProblem: words(for: error, context)
        case let error as CourseUpdateFailure: words(for: error, context)
        case let error as ToolchainProblem: words(for: error)
        case let error as SandboxProblem: words(for: error)
        case let error as OutputProblem: words(for: error, context)
        case let error as ReportFolderProblem: words(for: error, context)
        case let error as NoModelAnswer: words(for: error, context)
        case let error as ResetProblem: words(for: error, context)
        default: words(forUnknown: error)
        }
    }

    /// What nobody foresaw; whoever is to repair it needs all that the error says.
    private static func words(forUnknown error: any Error) -> Words {
        (
            .broken, [Span("this tool broke, not your code: \((error as NSError).localizedDescription)")],
            [[Span("Please report it, with what you typed and these lines: \(String(reflecting: error))")]]
        )
    }

    /// A path as short as it can be from here.
    static func shortened(_ file: URL, _ context: CommandContext) -> String {
        let base = context.folder.resolvingSymlinksInPath().path + "/"
        let path = file.resolvingSymlinksInPath().path
        return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
    }
}
