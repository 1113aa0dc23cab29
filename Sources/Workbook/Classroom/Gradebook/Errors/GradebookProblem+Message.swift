import Foundation
import WorkbookReporting
import WorkbookSystem

// The errors are about values of this module, so their messages cannot be with the others in Reporting/Errors.

extension GradebookProblem: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        switch self {
        case .malformedPolicy(let problem):
            return ErrorMessage(
                "the grading policy can't be used.",
                [
                    """
                    In \(setting.path(of: problem.file), .path)\
                    \(problem.keyPath.isEmpty ? "" : ", at \(problem.keyPath)"):
                    """,
                    "expected \(problem.expected), found \(problem.found).",
                ])
        case .unknownName(let name, let keyPath, let suggestion):
            let advice = suggestion.map { "Did you mean \"\($0)\"?" } ?? "The course has no such name."
            return ErrorMessage(
                "the grading policy names something that doesn't exist.",
                ["At \(keyPath): \"\(name)\". \(advice)"])
        case .lessonTooSmall(let lesson):
            return ErrorMessage(
                "in the grading policy, the exercises of lesson \(lesson) are worth more than the lesson.",
                ["Raise \"lessons.\(lesson)\", or lower the points of its exercises in \"exercises\"."])
        case .lessonTooLarge(let lesson):
            return ErrorMessage(
                "in the grading policy, all exercises of lesson \(lesson) have points of their own, which don't add up to the lesson's.",
                ["Lower \"lessons.\(lesson)\", or give some of its exercises no points in \"exercises\"."])
        case .sameName(let first, let second, let keyPath):
            return ErrorMessage(
                "the grading policy names something twice.",
                ["At \(keyPath): \"\(first)\" and \"\(second)\" mean the same. Remove one of them."])
        case .roundedToZero(let exercise, let points, let decimals):
            let precision = decimals == 0 ? "whole points" : Format.count(decimals, "decimal")
            return ErrorMessage(
                "with this grading policy, \(exercise) would be worth nothing.",
                [
                    "Its share is \(points.plainText), and points are rounded to \(precision). "
                        + "Raise its points or those of its lesson, or raise \"decimals\"."
                ])
        case .contradiction(let first, let second, let about):
            return ErrorMessage(
                "two entries of the grading policy contradict each other.",
                ["\(first) and \(second) are both about \(about). Remove one of them."])
        case .table(let problem, let source):
            return ErrorMessage(
                "\(source.words) can't be read as CSV: \(problem.words).", ["\(problem.remedy)"])
        case .noRows(let source):
            return ErrorMessage("\(source.words) has no rows.", ["Export it again, or name another file."])
        case .noLearnerColumn(let source, let found):
            return ErrorMessage(
                "no column of \(source.words) says who a row is about.",
                ["Name a column id, name, email, login or sis id. Found: \(Self.list(found))."])
        case .noTimeColumn(let found):
            return ErrorMessage(
                "the table of times has no column named time.", ["Found: \(Self.list(found))."])
        case .notATime(let text, let line, let expected):
            return ErrorMessage(
                "in line \(line) of the table of times, \"\(text)\" is not a time.",
                ["Expected \(expected)."])
        case .unknownExport(let found):
            return ErrorMessage(
                "this is neither a gradebook from Canvas nor a grading worksheet from Moodle.",
                [
                    "Canvas: Grades, Export. Moodle: allow the offline grading worksheet in the assignment's "
                        + "settings, then download it from the list of submissions.",
                    "Found: \(Self.list(found)).",
                ])
        case .worksheetWithoutPoints:
            return ErrorMessage(
                "this worksheet of Moodle has no column for points.",
                [
                    "The assignment has no grade, or a scale. Give it points in its settings, then download the worksheet again."
                ])
        case .noGradeColumn(let name, let candidates):
            return ErrorMessage(
                "the export has no column for grades named \"\(name)\".",
                ["Columns to choose from: \(Self.list(candidates)). A new column is never added."])
        case .gradeColumnNotChosen(let candidates):
            return ErrorMessage(
                candidates.isEmpty
                    ? "the export has no column for the grades of an assignment."
                    : "the export has several columns for grades, and none was chosen.",
                [
                    candidates.isEmpty
                        ? "Create the assignment, then export again."
                        : "Choose one with  \("--column TITLE", .command)  Found: \(Self.list(candidates))."
                ])
        case .otherPoints(let column, let possible, let ours):
            let (least, most) = (ours.min() ?? 0, ours.max() ?? 0)
            let words =
                least == most
                ? most.plainText
                : "\(least.plainText) to \(most.plainText), because the policy drops exercises"
            return ErrorMessage(
                "\"\(column)\" is worth \(possible.plainText) points, but this gradebook \(words).",
                [
                    possible <= 0
                        ? "Change the points of the column: grades can't be scaled to none."
                        : least == most
                            ? "Change the points in one of the two, or add  \("--scale", .command)  to scale the grades."
                            // No number of points would fit all.
                            : "Add  \("--scale", .command)  to scale the grades of each learner."
                ])
        }
    }

    /// Returns the names of columns, as many as fit.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(12).map { "\"\($0.prefix(60))\"" }.joined(separator: ", ")
        return names.isEmpty ? "none" : names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
    }
}

extension GradebookProblem.Source {
    fileprivate var words: String {
        switch self {
        case .roster: "the roster"
        case .times: "the table of times"
        case .export: "the export"
        }
    }
}

extension CSVProblem {
    /// What is wrong.
    var words: String {
        switch self {
        case .notUTF8(let line): "line \(line) is not in UTF-8"
        case .strayQuote(let line): "line \(line) has a quotation mark in the middle of a cell"
        case .openQuote(let line): "the quotation mark in line \(line) is never closed"
        case .tooManyRows(let limit): "it has more than \(limit) rows"
        case .tooManyColumns(let line, let limit): "line \(line) has more than \(limit) cells"
        }
    }

    /// What to do about it.
    var remedy: String {
        switch self {
        case .notUTF8: "In the spreadsheet, save the file as \"CSV UTF-8\"."
        case .strayQuote, .openQuote:
            "A cell with quotation marks stands in quotation marks, and each one in it is written twice."
        case .tooManyRows, .tooManyColumns: "Is this the right file?"
        }
    }
}
