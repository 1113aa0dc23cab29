import WorkbookReporting

/// The commands of `grade-class`.
extension CommandOutline {
    package static let classCommands = [classHandout, classRun, classMerge, classGrades, classRoom]

    package static let classHandout = CommandOutline(
        name: "class handout", summary: "write a copy of the course for learners", operandName: "DIR",
        mostOperands: 1, options: [.course, .lessons, .withoutSuites, .handInName])

    package static let classRun = CommandOutline(
        name: "class run", summary: "grade the submissions of a class", operandName: "SUBMISSIONS",
        mostOperands: 1,
        options: [.course, .out, .lessons, .only, .shard, .seal, .jobs, .again, .sandbox] + resultOptions)

    package static let classMerge = CommandOutline(
        name: "class merge", summary: "join the results of several machines", operandName: "DIR",
        furtherOperand: "[DIR...]", mostOperands: 10_000,
        options: [.course, .mergeOut, .seal] + resultOptions)

    package static let classGrades = CommandOutline(
        name: "class grades", summary: "compute the grades again, without running anything",
        operandName: "DIR",
        mostOperands: 1,
        options: [.course, .seal] + resultOptions + [.fill, .column, .scale, .classFormat, .withoutCode])

    package static let classRoom = CommandOutline(
        name: "class room", summary: "show the progress of all learners", operandName: "DIR",
        furtherOperand: "[NAME]", mostOperands: 2, options: [.course, .html, .format, .json])

    /// The options of the commands that write results.
    private static let resultOptions: [Option] = [.roster, .policy]
}

extension Option {
    /// The folder for the results of a class.
    package static let out = Option(
        "--out", "DIR",
        "the folder for the results (default: SUBMISSIONS-results, and for a share SUBMISSIONS-results-3-of-16)"
    )

    /// The lessons to grade.
    package static let lessons = Option(
        "--lessons", "LIST",
        "only these lessons, such as 1-3 or 2,4-5 (for `run`, by default as before, or as handed out)")

    /// The learners of the class.
    package static let roster = Option("--roster", "FILE", "a CSV file with the learners of the class")

    /// Points, deadlines and other rules.
    package static let policy = Option(
        "--policy", "FILE", "a JSON file with points, deadlines and late rules")

    /// The share of the submissions for this machine.
    package static let shard = Option(
        "--shard", "N/M", "grade only the Nth of M shares of the submissions, such as 3/16")

    /// The key of the seal on the results.
    package static let seal = Option(
        "--seal", "FILE", "a file with a secret key, to seal the results and check seals")

    /// Some of the submissions.
    package static let only = Option("--only", "NAME", "grade only this submission, or those of this learner")

    /// How many attempts are graded at once.
    package static let jobs = Option(
        "--jobs", "N", "how many exercises to grade at once (default: five for four processors)")

    /// Ignores verdicts that are known.
    package static let again = Option("--again", nil, "grade everything again, even what hasn't changed")

    /// The export of an LMS to fill in.
    package static let fill = Option(
        "--fill", "FILE", "fill in the grades in a CSV file exported from Canvas or Moodle")

    /// The column to fill in.
    package static let column = Option(
        "--column", "TITLE", "the column to fill in (default: the only one that matches)")

    /// Scales the grades to what the column is worth.
    package static let scale = Option(
        "--scale", nil, "with --fill, scale the grades to what the column is worth")

    /// The format of a report for each submission.
    package static let classFormat = Option(
        "--format", MachineFormat.allCases.map(\.rawValue).joined(separator: "|"),
        "also write a report in this format for each submission")

    /// What learners' archives are called.
    package static let handInName = Option(
        "--handin-name", "NAME", "the name of learners' archives; it ends in .tar, such as {name}.tar")

    /// The folder for joined results.
    package static let mergeOut = Option("--out", "DIR", "the folder for the joined results")

    /// Leaves the hidden suites out.
    package static let withoutSuites = Option(
        "--without-suites", nil, "leave out the checks, so that only you can grade")
}
