import WorkbookReporting

extension HandoutProblem: ExplainableError {
    package var exitCode: ExitCode {
        switch self {
        case .foreign, .changed, .notAFolder, .holdsTheCourse, .insideTheCourse: .usage
        case .noProgram: .unavailable
        default: .broken
        }
    }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let advice: StyledLine = "Name a folder that doesn't exist yet, or one that this command wrote."
        switch self {
        case .foreign(let place):
            return nothing(
                "\(setting.path(of: place), .path) exists, and nothing shows that this command wrote it.",
                [advice, "Or remove it first."])
        case .changed(let folder, let files):
            let shown = files.prefix(3).joined(separator: ", ")
            let more = files.count > 3 ? " and \(files.count - 3) more" : ""
            return nothing(
                "the handout in \(setting.path(of: folder), .path) has been changed since it was written.",
                ["Changed: \(shown)\(more)", "Name another folder, or delete this one first."])
        case .notAFolder(let place):
            return nothing("\(setting.path(of: place), .path) is not a folder.", [advice])
        case .holdsTheCourse(let folder):
            return nothing("the course is inside \(setting.path(of: folder), .path).", [advice])
        case .insideTheCourse(let folder):
            return nothing(
                "\(setting.path(of: folder), .path) is inside a folder that belongs to the course.",
                ["Name a folder outside the lessons, the solutions, and the tests."])
        case .manifest(let file, let section):
            return nothing(
                "\(setting.path(of: file), .path) has no section \"\(section)\".",
                ["A handout contains the tool, which is built from this file."])
        case .noTool(let tool):
            return nothing(
                "the sources of this tool were not found.",
                [
                    "A handout contains them, so that learners can build the tool. This one is \(tool.map { setting.path(of: $0) } ?? "elsewhere", .path), apart from its sources.",
                    "Run the command with the tool in the folder where it was built:  \("DIR/.build/release/grade --course . class handout ../workbook", .command)",
                ])
        case .unfinished(let places, let lessons):
            let more = places.count > 5 ? ["and \(places.count - 5) more"] as [StyledLine] : []
            let shown = places.prefix(5).map { "\($0, .path)" as StyledLine }
            return nothing(
                "the course isn't finished.",
                shown + more + [
                    "To see what is left:  \("\(setting.program) course verify", .command)"
                ]
                    + (lessons.isEmpty
                        ? []
                        : [
                            "Or hand out only what is finished:  \("\(setting.program) class handout DIR --lessons \(HandoutHistory.list(lessons))", .command)"
                        ]))
        case .missing(let file):
            return nothing(
                "\(setting.path(of: file), .path) is missing.",
                [
                    "A handout contains the starter of every exercise. To check the course:  \("\(setting.program) course verify", .command)"
                ])
        case .noProgram(let program):
            return nothing(
                "the program `\(program)` was not found.", ["Install it, and run the same command again."])
        case .failed(let program, let words):
            return nothing(
                "the program `\(program)` failed.", ["It wrote: \(ErrorMessage.firstLine(of: words))"])
        }
    }

    private func nothing(_ reason: StyledLine, _ details: [StyledLine]) -> ErrorMessage {
        ErrorMessage("nothing was written: \(reason)", details)
    }
}
