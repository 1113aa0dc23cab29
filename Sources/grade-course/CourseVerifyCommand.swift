import WorkbookCommandLine
import WorkbookReporting

/// `grade course verify`: shows that the course is right.
enum CourseVerifyCommand: CompanionCommand {
    static let outline = CommandOutline.courseVerify
    static let discussion = """
        Grades every starter, reference, and accepted or rejected variation under Solutions, and checks hints, chapters, \
        names, stray files and formatting. It exits with 1 if anything is wrong. Results are kept in the user's cache folder: an \
        attempt is graded again only if something that it depends on has changed.

          grade course verify                  the whole course
          grade course verify 3                a lesson
          grade course verify 3.2              one exercise: also what each attempt fails, and the diagnosis that it gets
          grade course verify 3.2 4 5.1        several exercises or lessons
          grade course verify --fresh          everything, without cached results
          grade course verify 3.2 --mutants    small changes to the reference

        A course that was imported runs in the sandbox, because its suites and solutions are somebody else's code. To run it without \
        one, use --sandbox off.

        With --mutants, the checks are tested: each reference is changed in many small ways, and every changed reference \
        must fail or be listed in the exercise's equivalent.json, with the reason why it may pass.
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.authoredCourse(arguments)
        let verification = try Verification(course: course, arguments: arguments, context: context)
        return arguments.has(.mutants)
            ? try await verification.runMutants()
            : try await verification.run(isRecorded: false, showsAll: verification.isAboutOneExercise)
                .exitCode
    }
}
