/// Where the overview of a program's help shows a command.
package enum HelpSection: String, Sendable, CaseIterable {
    /// On a line of its own: what people need every day.
    case main = ""
    /// What is also good to have.
    case also = "Also"
    /// What concerns the machine and the copy of the course.
    case machine = "Machine"
    /// What connects learners, instructors and authors.
    case teaching = "Teaching"
}
