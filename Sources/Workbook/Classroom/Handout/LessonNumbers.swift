import WorkbookModel

/// The numbers of lessons, as a person lists them: `1-3`, or `2,4-5`.
package struct LessonNumbers: Sendable, Equatable {
    /// The numbers, in order.
    package var numbers: [Int]

    /// Reads a list.
    ///
    /// - Throws: ``HandoutProblem/badLessons(_:)``.
    package init(_ text: String) throws {
        var all: Set<Int> = []
        for item in text.split(separator: ",", omittingEmptySubsequences: false) {
            // Three digits are enough, and a range of them is short.
            guard let match = item.wholeMatch(of: /\s*(\d{1,3})(?:-(\d{1,3}))?\s*/),
                let first = Int(match.1), let last = match.2.map({ Int($0) }) ?? first, first <= last
            else { throw HandoutProblem.badLessons(text) }
            all.formUnion(first...last)
        }
        numbers = all.sorted()
    }

    /// Returns the lessons of a course with these numbers.
    ///
    /// - Throws: ``HandoutProblem/noLesson(_:known:)``.
    package func lessons(of course: Course) throws -> [Lesson] {
        try numbers.map { number in
            guard let lesson = course.lessons.first(where: { $0.number == number }) else {
                throw HandoutProblem.noLesson(number, known: course.lessons.map(\.number))
            }
            return lesson
        }
    }
}
