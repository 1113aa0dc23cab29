/// The commands of `grade-handin`: those that give something to an instructor, and `grade update`.
extension CommandOutline {
    package static let handInCommands = [handIn, report]

    package static let handIn = CommandOutline(
        name: "handin", summary: "pack your work for the instructor", operandName: "[FILE]", mostOperands: 1,
        options: [.course, .learnerName, .quick], section: .teaching)

    package static let report = CommandOutline(
        name: "report", summary: "write a report for the instructor", operandName: "[FILE]", mostOperands: 1,
        options: [.course, .learnerName, .format, .json], section: .teaching)

    package static let update = CommandOutline(
        name: "update", summary: "update the course from a newer copy", operandName: "DIR", mostOperands: 1,
        options: [.course, .undo], section: .machine)
}

extension Option {
    /// The learner's name.
    package static let learnerName = Option(
        "--name", "NAME", "your name for the instructor (default: none)")

    /// Packs without grading.
    package static let quick = Option("--quick", nil, "don't grade what has changed since it was last graded")
}
