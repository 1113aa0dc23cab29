extension Option {
    /// Also compares the lessons' folders with the starters.
    static let pristine = Option(
        "--pristine", nil, "also fail if a lesson's folder differs from its starter")

    /// Uses no results of earlier verifications.
    static let fresh = Option("--fresh", nil, "grade everything, also what has not changed since last time")
}

/// `grade course verify`: shows that the course is right.
enum CourseVerifyCommand: Subcommand {
    static let name = "course verify"
    static let summary = "show that the course itself is right"
    static let operandName = "[NAME]"
    static let mostOperands = 1
    static let options: [Option] = [.course, .isolated, .pristine, .fresh]
    static let discussion = """
        Grades every starter, reference, accepted and rejected variation under Solutions, and looks at hints, chapters, \
        names, stray files and formatting. Exits with 1 on any breach. Results are kept, and an attempt is graded again only \
        if something that it depends on has changed; with the variable CI set, everything is graded.

          grade course verify            the whole course
          grade course verify 3          a lesson
          grade course verify 3.2        one exercise
          grade course verify --fresh    everything, whatever was verified before
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        return try await Verification(course: course, arguments: arguments, context: context).run(
            isRecorded: false)
    }
}
