import Foundation
import WorkbookModel
import WorkbookSystem

extension ErrorMessage {
    /// Returns what happened to a file of a course, and what to do about it.
    package static func sentences(forFile error: any Error, in course: Course) -> String {
        if let problem = error as? AttemptProblem {
            return GraderFault.unfitFile(problem).text(in: course) + "."
        }
        guard let fault = MachineFault(error) else { return ErrorReason.text(error) }
        return "\(fault.words(in: course)) \(fault.remedy)"
    }

    /// Returns the note on progress that could not be saved after hints or a solution were shown.
    package static func unsavedProgress(_ error: any Error, in course: Course) -> String {
        "this could not be saved in your progress. \(sentences(forFile: error, in: course))"
    }

    /// Returns the note on a list of checks that cannot be read.
    static func unreadableChecks(of exercise: Exercise.ID) -> String {
        "The list of checks for \(exercise) can't be read."
    }

    /// Returns the note on files of packages and modules that were changed in a learner's copy of the course.
    package static func changedSharedFiles(_ paths: [String]) -> String {
        if paths.count == 1 {
            return
                "\(paths[0]) belongs to the course, and was changed or removed here. In class, your code is graded with the original, and may end differently. If an answer of yours is in it, first copy that to the exercise's folder. To restore the file, copy it from the course as you got it."
        }
        let shown = paths.prefix(3).joined(separator: ", ")
        let more = paths.count > 3 ? " and \(paths.count - 3) more" : ""
        return
            "these files belong to the course, and were changed or removed here: \(shown)\(more). In class, your code is graded with the originals, and may end differently. If an answer of yours is in one of them, first copy that to the exercise's folder. To restore the files, copy them from the course as you got it."
    }

    /// Returns the note on progress that could not be saved after grading.
    package static func unsavedResult(_ error: any Error, in course: Course) -> String {
        "your progress could not be saved, but the result above is correct. "
            + sentences(forFile: error, in: course)
    }
}

extension MachineFault: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let course = Course(root: setting.folder, lessons: [])
        return ErrorMessage("\(words(in: course))", ["\(remedy)"])
    }
}

extension AttemptProblem: ExplainableError {
    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        let (file, message, line) = words
        let place = setting.path(of: file) + (line.map { ":\($0)" } ?? "")
        return ErrorMessage("\(place, .path) \(message)")
    }
}

extension MachineFault {
    /// Returns a sentence that says what happened.
    package func words(in course: Course) -> String {
        func named(_ path: String?) -> String {
            path.map { course.shownPath(of: URL(filePath: $0)) } ?? "a file of the workbook"
        }
        return switch self {
        case .diskFull(let path): "The disk is full: \(named(path)) could not be written."
        case .readOnly(let path):
            "The disk, or this folder, is read-only: \(named(path)) could not be written."
        case .notPermitted(let path):
            "You don't have permission to write \(named(path)). Possibly it belongs to another user."
        case .inTheWay(let path):
            "This tool needs \(named(path)), but something else is in its place."
        case .toolchainGone(let path): "\(path) existed a moment ago, but it no longer does."
        }
    }

    /// What to do before the same command can work.
    package var remedy: String {
        switch self {
        case .diskFull: "Free up some space on that disk. A few hundred megabytes are enough."
        case .readOnly: "Work in a folder that you can write to. A workbook can be copied there."
        case .notPermitted:
            "Change the owner of that folder, or work in one of your own. A workbook can be copied there."
        case .inTheWay: "Move or rename it. This tool will create its own again."
        case .toolchainGone:
            "If Swift is being updated, wait until that is done. Otherwise, install it from \(Toolchain.website)."
        }
    }
}

extension GraderFault {
    /// A bug report needs no more lines of an error's details than this.
    private static let mostDetails = 12

    /// Returns what went wrong.
    package func text(in course: Course) -> String {
        switch self {
        case .machine(let fault): return fault.words(in: course)
        case .malformedFile(let file):
            let key = file.keyPath.isEmpty ? "" : ", \(file.keyPath)"
            return
                "\(course.shownPath(of: file.file))\(key): expected \(file.expected), found \(file.found)"
        case .notStarted(let error): return "\(error.executable) could not be started: \(error.reason)"
        case .undefinedSymbols(let names):
            return "the code cannot be linked, because nothing defines "
                + names.map { "`\($0)`" }.joined(separator: ", ")
        case .problem(let summary, let details):
            let lines = details.split(whereSeparator: \.isNewline).prefix(Self.mostDetails)
            return ([Substring(summary)] + lines).joined(separator: "\n")
        case .brokenFile(let place, let message):
            return "a file of the course does not compile: \(place.text): \(message)"
        case .unfitFile(let problem):
            let (file, message, line) = problem.words
            return "\(course.shownPath(of: file))\(line.map { ":\($0)" } ?? "") \(message)"
        case .failingReference(let words): return "the course's own solution does not pass (\(words))"
        case .other(let description): return description
        }
    }

    /// What to do about it, if that is known.
    package var remedy: String? {
        if case .machine(let fault) = self { return fault.remedy }
        guard case .brokenFile = self else { return nil }
        return
            "If you changed that file, first copy any answer in it to your own file, then restore it from the course as you got it. Otherwise, tell the person who gave you the course."
    }
}
