import WorkbookReporting

extension Option {
    /// The folder for the results of a class.
    static let out = Option("--out", "DIR", "the folder for the results (default: SUBMISSIONS-results)")

    /// The lessons to grade.
    static let lessons = Option(
        "--lessons", "LIST", "only these lessons, such as 1-3 or 2,4-5 (default: all)")

    /// The learners of the class.
    static let roster = Option("--roster", "FILE", "a CSV file with the learners of the class")

    /// Points, deadlines and other rules.
    static let policy = Option("--policy", "FILE", "a JSON file with points, deadlines and late rules")

    /// The share of the submissions for this machine.
    static let shard = Option(
        "--shard", "N/M", "grade only the Nth of M shares of the submissions, such as 3/16")

    /// Some of the submissions.
    static let only = Option("--only", "NAME", "grade only this submission")

    /// How many attempts are graded at once.
    static let jobs = Option(
        "--jobs", "N", "how many exercises to grade at once (default: one for each processor)")

    /// Ignores verdicts that are known.
    static let again = Option("--again", nil, "grade everything again, even what hasn't changed")

    /// The export of an LMS to fill in.
    static let fill = Option(
        "--fill", "FILE", "fill in the grades in a CSV file exported from Canvas or Moodle")

    /// The column to fill in.
    static let column = Option(
        "--column", "TITLE", "the column to fill in (default: the only one that matches)")

    /// Scales the grades to what the column is worth.
    static let scale = Option("--scale", nil, "with --fill, scale the grades to what the column is worth")

    /// The format of a report for each submission.
    static let classFormat = Option(
        "--format", MachineFormat.allCases.map(\.rawValue).joined(separator: "|"),
        "also write a report in this format for each submission")
}
