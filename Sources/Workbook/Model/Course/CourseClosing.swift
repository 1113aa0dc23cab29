/// What a learner takes along from the course as a whole, for its last screen.
package struct CourseClosing: Sendable, Equatable, Codable {
    /// The words that call the tool in the commands of a course, which people without a link can type.
    package static let program = "swift run grade"

    /// A situation, and the technique for it.
    package struct Choice: Sendable, Equatable, Codable {
        /// The situation.
        package var need: String
        /// The technique.
        package var use: String
    }

    /// Something to try on code of one's own.
    package struct Task: Sendable, Equatable, Codable {
        /// What to try, in a sentence or two.
        package var text: String
        /// The command to begin with.
        package var command: String
    }

    /// A task for after the last lesson, which doesn't count.
    package struct Capstone: Sendable, Equatable, Codable {
        /// What it is about, in a sentence or two.
        package var text: String
        /// The command that grades it.
        package var command: String
        /// What to say once it has passed.
        package var done: String
    }

    /// The decision among the techniques in short.
    package var choices: [Choice]?
    /// What to try next.
    package var tasks: [Task]?
    /// The task for after the last lesson.
    package var capstone: Capstone?
}
