/// The commands of `grade-bugs`.
extension CommandOutline {
    package static let bugs = CommandOutline(
        name: "bugs", summary: "which bugs the tests of your own package would miss", operandName: "[DIR]",
        mostOperands: 1,
        options: [.since, .atLeast, .allBugs, .bugFormat, .json, .html, .bugSandbox], section: .also)

    package static let seams = CommandOutline(
        name: "seams", summary: "where your own package has no seam for tests", operandName: "[DIR]",
        mostOperands: 1, options: [.noTests, .allBugs, .bugFormat, .json, .bugSandbox], section: .also)

    package static let capstone = CommandOutline(
        name: "capstone", summary: "grade the app at the end of the course",
        options: [.course, .capstoneFolder], section: .also)
}

extension Option {
    /// The git reference since which lines must have changed.
    package static let since = Option(
        "--since", "REF", "only lines that changed since a git reference, such as main")

    /// The share of bugs that tests must notice.
    package static let atLeast = Option(
        "--at-least", "PERCENT", "exit with 1 if the tests notice a smaller share of the bugs")

    /// Whether to leave out how many tests run a line.
    package static let noTests = Option(
        "--no-tests", nil, "don't run the tests to count those that run each line")

    /// Shows everything.
    package static let allBugs = Option("--all", nil, "show everything, and not only the first of each kind")

    /// Whether tests run in a sandbox.
    package static let bugSandbox = Option(
        "--sandbox", "on|off", "let tests write only to a copy (default: on if bubblewrap is installed)")

    /// The folder of another attempt.
    package static let capstoneFolder = Option(
        "--from", "DIR", "grade another folder (default: Lessons/the-untested-app)")

    /// The format of the report.
    package static let bugFormat = Option(
        "--format", "text|json|github", "the format of the report (default: text)")
}
