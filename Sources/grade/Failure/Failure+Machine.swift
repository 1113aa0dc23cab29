import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension Failure {
    static func words(for error: ToolchainProblem) -> Words {
        let advice: StyledLine = [
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

    static func words(for error: SandboxProblem) -> Words {
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

    static func words(for error: EditorProblem, _ context: CommandContext) -> Words {
        switch error {
        case .missing(let program, let origin):
            return (
                .unavailable,
                [Span("there is no program \"\(program)\", which \(origin.words) names as your editor.")],
                [[Span("Name another one:  "), Span("\(context.program) next --editor COMMAND", .command)]]
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
                [[Span("Name another one:  "), Span("\(context.program) next --editor COMMAND", .command)]]
            )
        }
    }
}
