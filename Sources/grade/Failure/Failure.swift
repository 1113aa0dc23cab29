import Foundation
import Workbook

/// The one place where an error becomes words and an exit code: what happened, the likely cause, what to do next.
struct Failure {
    /// What a script is told.
    var code: ExitCode
    /// What a person is told.
    var lines: [StyledLine]

    /// Puts an error into words.
    init(_ error: any Error, world: World) {
        let (code, what, next) = Failure.words(for: error, world)
        var page = Layout(width: min(world.console.columns, 90))
        page.paragraph([Span("grade: ", .bad)] + what, indent: 0)
        for line in next { page.paragraph(line, indent: 2) }
        self.code = code
        self.lines = page.lines
    }

    /// What a script is told, what happened, and what to do next, a line each.
    typealias Words = (code: ExitCode, what: StyledLine, next: [StyledLine])

    private static func words(for error: any Error, _ world: World) -> Words {
        switch error {
        case let error as UsageError: (.usage, [Span(words(for: error))], [usageAdvice(for: error, world)])
        case let error as UnknownName:
            (
                .usage,
                [Span("there is no lesson or exercise \"\(error.name)\"." + didYouMean(error.suggestion))],
                [[Span("See them all:  "), Span("\(world.program) list", .command)]]
            )
        case let error as NoTerminal:
            (
                .usage, [Span("`grade watch` needs a terminal, to wait for keys.")],
                [[Span("To grade once:  "), Span(error.instead, .command)]]
            )
        case let error as PathOutsideLessons:
            (
                .usage, [Span(error.path, .path), Span(" belongs to no lesson of this course.")],
                [[Span("See them all:  "), Span("\(world.program) list", .command)]]
            )
        case let error as EditorProblem: words(for: error, world)
        case let error as CourseError: words(for: error, world)
        case let error as MalformedFile:
            (
                .broken, [Span("the course is broken, not your code.")],
                [
                    [
                        Span("In "), Span(shortened(error.file, world), .path),
                        Span("\(error.keyPath.isEmpty ? "" : ", at \(error.keyPath)"):"),
                    ],
                    [Span("expected \(error.expected), found \(error.found).")],
                ]
            )
        case let error as ToolchainProblem: words(for: error)
        case let error as IsolationProblem: words(for: error)
        case let error as OutputProblem: words(for: error, world)
        case let error as ReportFolderProblem: words(for: error, world)
        case let error as NoModelAnswer: words(for: error, world)
        case let error as ResetProblem: words(for: error, world)
        case CourseUpdateProblem.sameFolder(let root):
            (
                .usage,
                [Span("that is the course itself, not a newer copy of it: "), Span(root.path, .path)],
                [[Span("Download or clone the newer one into a folder of its own, and name that folder.")]]
            )
        default:
            (
                .broken,
                [Span("this tool broke, not your code: \((error as NSError).localizedDescription)")],
                [
                    [
                        Span(
                            "Please report it, with what you typed and these lines: \(String(reflecting: error))"
                        )
                    ]
                ]
            )
        }
    }

    private static func words(for error: UsageError) -> String {
        switch error {
        case .unknownCommand(let name, let suggestion):
            "there is no command \"\(name)\"." + didYouMean(suggestion)
        case .unknownOption(let name, let suggestion):
            "there is no option \"\(name)\"." + didYouMean(suggestion)
        case .foreignOption(let option, let command):
            "\(command.isEmpty ? "plain `grade`" : "`grade \(command)`") has no option \(option.rawValue)."
        case .missingValue(let option):
            "\(option.rawValue) needs a value: \(option.rawValue) \(option.valueName ?? "")."
        case .needlessValue(let option): "\(option.rawValue) takes no value."
        case .badValue(let option, let value):
            "\(option.rawValue) cannot be \"\(value)\"; it is one of \(option.valueName ?? "")."
        case .unknownOperand(let command, let word, let known):
            "`grade \(command)` does not know \"\(word)\"; it knows \(known.joined(separator: ", "))."
                + didYouMean(Suggestion.nearest(to: word, in: known))
        case .missingOperand(let command, let what): "`grade \(command)` needs \(what)."
        case .tooManyOperands(let command, let extra):
            "`\(command.isEmpty ? "grade" : "grade \(command)")` does not know what to do with \"\(extra)\"."
        case .severalExercises(let command, let lesson, let exercises):
            "`grade \(command)` takes one exercise; lesson \(lesson) has \(exercises.joined(separator: ", "))."
        case .badOperand(let word, let what, _): "\"\(word)\" is not \(what)."
        case .nobodyToAsk(let command, _):
            "`grade \(command)` asks before it replaces your files, and nobody is here to answer. Nothing was changed."
        }
    }

    private static func usageAdvice(for error: UsageError, _ world: World) -> StyledLine {
        if case .nobodyToAsk(_, let instead) = error {
            return [Span("Without asking:  "), Span(instead, .command)]
        }
        let command =
            switch error {
            case .foreignOption(_, let command), .missingOperand(let command, _),
                .tooManyOperands(let command, _), .severalExercises(let command, _, _),
                .badOperand(_, _, let command), .unknownOperand(let command, _, _):
                command
            default: ""
            }
        let call = "\(world.program) \(command.isEmpty ? "" : command + " ")--help"
        return [Span("See how it is used:  "), Span(call, .command)]
    }

    private static func words(for error: CourseError, _ world: World) -> Words {
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
                        Span("In "), Span(shortened(file, world), .path),
                        Span(": format \(format), and grade \(Grade.version) knows \(known)."),
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
                        Span("In "), Span(shortened(file, world), .path),
                        Span(": the \(what) \"\(value)\" is used twice."),
                    ]
                ]
            )
        }
    }

    private static func words(for error: ToolchainProblem) -> Words {
        let advice = [
            Span("Install Swift \(Toolchain.oldest) or newer from "),
            Span(Advice.swiftAddress, .path),
            Span(", then try again."),
        ]
        return switch error {
        case .missing(let folders):
            (
                .unavailable, [Span("Swift was not found.")],
                [[Span("Looked for `swift` in: \(folders.joined(separator: ", "))")], advice]
            )
        case .tooOld(let found):
            (
                .unavailable,
                [Span("Swift \(found.version) is too old: \(Toolchain.oldest) or newer is needed.")],
                [[Span("Found at "), Span(found.swift, .path)], advice]
            )
        case .unreadable(let path, let answer):
            (
                .unavailable, [Span(path, .path), Span(" does not tell its version.")],
                [
                    [Span("It answered: \(answer.split(whereSeparator: \.isNewline).first ?? "nothing")")],
                    advice,
                ]
            )
        }
    }

    private static func words(for error: IsolationProblem) -> Words {
        switch error {
        case .missing:
            (
                .unavailable,
                [Span("--isolated needs bubblewrap, which is not installed; nothing was run.")],
                [[Span("Install it:  "), Span(Advice.installBubblewrap, .command)]]
            )
        case .refused(let path, let words):
            (
                .unavailable, [Span("--isolated does not work on this machine; nothing was run.")],
                [
                    [
                        Span(path, .path),
                        Span(" says: \(words.split(whereSeparator: \.isNewline).first ?? "nothing")"),
                    ],
                    [Span(Advice.refusedWalls)],
                ]
            )
        }
    }

    private static func words(for error: OutputProblem, _ world: World) -> Words {
        func file(_ url: URL) -> Span { Span(shortened(url, world), .path) }
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

    private static func words(for error: ReportFolderProblem, _ world: World) -> Words {
        let advice: StyledLine = [
            Span("Each learner writes one with  "), Span("\(world.program) report DIR", .command),
        ]
        return switch error {
        case .unreadable(let folder):
            (
                .usage,
                [
                    Span("there is no folder "), Span(shortened(folder, world), .path),
                    Span(" that can be read."),
                ],
                [[Span("Name the folder in which the reports are.")]]
            )
        case .noReports(let folder, let skipped):
            (
                .usage,
                [Span("there is no report in "), Span(shortened(folder, world), .path), Span(".")],
                skipped.prefix(6).map { [Span($0.file, .path), Span(" \($0.reason)")] } + [advice]
            )
        }
    }

    private static func words(for error: EditorProblem, _ world: World) -> Words {
        switch error {
        case .missing(let program, let origin):
            return (
                .unavailable,
                [Span("there is no program \"\(program)\", which \(origin.words) names as your editor.")],
                [[Span("Name another one:  "), Span("\(world.program) next --editor COMMAND", .command)]]
            )
        case .failed(let program, let termination):
            let end =
                switch termination {
                case .exited(let status): "ended with status \(status)"
                case .signalled(let signal): "was ended by signal \(signal)"
                case .ended: "was ended"
                }
            return (
                .unavailable, [Span("the editor \"\(program)\" \(end).")],
                [[Span("Name another one:  "), Span("\(world.program) next --editor COMMAND", .command)]]
            )
        }
    }

    private static func didYouMean(_ suggestion: String?) -> String {
        suggestion.map { " Did you mean \"\($0)\"?" } ?? ""
    }

    /// A path as short as it can be from here.
    static func shortened(_ file: URL, _ world: World) -> String {
        let base = world.folder.resolvingSymlinksInPath().path + "/"
        let path = file.resolvingSymlinksInPath().path
        return path.hasPrefix(base) ? String(path.dropFirst(base.count)) : path
    }
}
