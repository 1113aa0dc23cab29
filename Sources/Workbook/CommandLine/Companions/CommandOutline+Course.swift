/// The commands of `grade-course`.
extension CommandOutline {
    package static let courseCommands = [courseVerify, courseRecord, courseWatch, courseNew, courseImport]

    package static let courseVerify = CommandOutline(
        name: "course verify", summary: "check that the course itself is right", operandName: "[NAME...]",
        mostOperands: 1000,
        options: [.course, .sandbox, .pristine, .fresh, .mutants])

    package static let courseRecord = CommandOutline(
        name: "course record", summary: "record checks and checksums, then verify", operandName: "[NAME...]",
        mostOperands: 1000, options: [.course, .sandbox])

    package static let courseWatch = CommandOutline(
        name: "course watch", summary: "verify exercises again whenever you save", operandName: "[NAME...]",
        mostOperands: 1000, options: [.course, .sandbox])

    package static let courseNew = CommandOutline(
        name: "course new", summary: "create a course, a lesson or an exercise", operandName: "DIR",
        furtherOperand: "[NAME...]", mostOperands: 3, options: [.course, .kind])

    package static let courseImport = CommandOutline(
        name: "course import", summary: "make a course of an Exercism track", operandName: "exercism",
        furtherOperand: "DIR", mostOperands: 2,
        options: [.target, .slugs, .packages, .updating, .dryRun, .jobs, .sandbox])
}

extension Option {
    /// What learners do in a new exercise.
    package static let kind = Option(
        "--kind", "KIND", "what learners do: implement, refactor, double or tests (default: implement)")

    /// The folder of the course that is made.
    package static let target = Option(
        "--out", "DIR", "the folder of the new course (default: the track's name and -course)")

    /// The exercises to import.
    package static let slugs = Option("--only", "LIST", "only these exercises, such as leap,acronym")

    /// The folder with copies of packages.
    package static let packages = Option(
        "--packages", "DIR",
        "a folder with copies of the packages that exercises need, such as swift-numerics")

    /// Only says what would be imported.
    package static let dryRun = Option(
        "--dry-run", nil, "say which exercises can be read, and why others can't, and write nothing")

    /// Brings a course up to date with a newer copy of the track.
    package static let updating = Option(
        "--update", nil, "bring the course up to date with a newer copy of the track")

    /// Also compares the lessons' folders with the starters.
    package static let pristine = Option(
        "--pristine", nil, "also fail if a lesson's folder differs from its starter")

    /// Uses no results of earlier verifications.
    package static let fresh = Option(
        "--fresh", nil, "grade everything, even what hasn't changed since last time")

    /// Runs mutants of the references in place of the stored attempts.
    package static let mutants = Option(
        "--mutants", nil,
        "change the references a little, in many ways, and show which changes no check notices")
}
