import WorkbookModel

extension UnknownName: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        if let numbers {
            return ErrorMessage(
                "there is no \(name.contains(".") ? "exercise" : "lesson") \(name). \(numbers.sentence)",
                [.listAdvice(setting.program)])
        }
        let question = suggestion.map { " Did you mean \"\($0)\"?" } ?? ""
        let list = lessons.map(Format.unbroken).joined(separator: ", ")
        let known: [StyledLine] = list.isEmpty ? [] : ["Lessons: \(list)"]
        return ErrorMessage(
            "there is no lesson or exercise \"\(name)\".\(question)", known + [.listAdvice(setting.program)])
    }
}

extension UnknownName.Numbers {
    fileprivate var sentence: String {
        switch self {
        case .lessons(let first, let last) where first == last: "The course has only lesson \(first)."
        case .lessons(let first, let last): "The course has lessons \(first) to \(last)."
        case .someLessons(let numbers): "The course has lessons \(Format.list(numbers.map(String.init)))."
        case .exercises(let first, let last) where first == last:
            "Lesson \(first.lesson) has only exercise \(first)."
        case .exercises(let first, let last):
            "Lesson \(first.lesson) has exercises \(first) to \(last)."
        }
    }
}

extension PathOutsideLessons: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage("\(path, .path) is not in a lesson of this course.", [.listAdvice(setting.program)])
    }
}

extension StyledLine {
    fileprivate static func listAdvice(_ program: String) -> StyledLine {
        "To list all of them:  \("\(program) --list", .command)"
    }
}
