import WorkbookModel
import WorkbookReporting

/// Why a text isn't a list of a course's lessons.
package struct UnknownLessonList: Error, Equatable {
    /// The text.
    package var text: String
    /// The numbers of the course's lessons.
    package var known: [Int]
}

extension UnknownLessonList: ExplainableError {
    package var exitCode: ExitCode { .usage }

    package func message(in setting: ErrorMessage.Setting) -> ErrorMessage {
        ErrorMessage(
            "\"\(text)\" is not a list of this course's lessons.",
            ["The lessons are \(Format.ranges(known)). Write numbers and ranges, such as 1-3 or 2,4-5."])
    }
}

extension Course {
    /// Returns the lessons that a text such as `1-3` or `2,4-5` lists, in the course's order.
    ///
    /// - Throws: ``UnknownLessonList`` if the text isn't such a list, or lists a lesson that doesn't exist.
    package func lessons(listed text: String) throws -> [Lesson] {
        let known = lessons.map(\.number)
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = try parts.flatMap { part in
            let ends = part.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map {
                Int($0.filter { $0 != " " })
            }
            guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last,
                known.contains(first), known.contains(last)
            else { throw UnknownLessonList(text: text, known: known) }
            return Array(first...last)
        }
        return lessons.filter { numbers.contains($0.number) }
    }
}
