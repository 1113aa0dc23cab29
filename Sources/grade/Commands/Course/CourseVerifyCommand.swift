import WorkbookAuthoring
import WorkbookModel
import WorkbookReporting

/// `grade verify`: shows that the course itself is right.
enum VerifyCommand: Subcommand {
    static let name = "verify"
    static let summary = "show that the course itself is right"
    static let operandName = "[NAME]"
    static let mostOperands = 1
    static let options: [Option] = [.course, .isolated, .record, .pristine]
    static let discussion = """
        For authors of exercises. Grades every starter, reference, accepted and rejected variation under Solutions, and \
        looks at hints, chapters, names, stray files and formatting. Exits with 1 on any breach.

          grade verify                 the whole course
          grade verify 3.2             one exercise
          grade verify 3.2 --record    after its checks or wrong turns were changed on purpose
        """

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let exercises = try context.named(arguments, in: course)?.exercises ?? course.exercises
        let (toolchain, tools) = try await context.equipment(
            for: course, isIsolated: arguments.has(.isolated))
        let status = StatusLine(context.console)
        let verifier = CourseVerifier(
            course: course, toolchain: toolchain, tools: tools, width: context.width)
        let findings = await verifier.verify(
            exercises, record: arguments.has(.record), isPristine: arguments.has(.pristine)
        ) { done, all in
            status.set("verify", "verifying \(done) of \(all)")
        }
        await status.end()
        let breaches = findings.count { !$0.isFine }
        context.console.tell(table(of: findings, course: course, width: context.console.columns))
        context.console.tell([
            [],
            [
                Span(
                    breaches == 0
                        ? " The course is in order: \(findings.count) findings, no breach."
                        : " \(breaches) of \(findings.count) findings are breaches.", .strong)
            ],
        ])
        return breaches == 0 ? .passed : .notYet
    }

    private static func table(of findings: [Finding], course: Course, width: Int) -> [StyledLine] {
        var page = Layout(width: max(60, width))
        var last: Exercise.ID?
        for finding in findings {
            if finding.exercise != last, let id = finding.exercise, let exercise = course.exercise(id) {
                page.gap()
                page.paragraph([Span("\(id)  \(exercise.title)", .strong)], indent: 0)
                last = id
            }
            let padding = String(repeating: " ", count: max(1, 32 - finding.subject.count))
            page.paragraph(
                [
                    finding.isFine ? Span(" ✔ ", .good) : Span(" ✘ ", .bad), Span(finding.subject),
                    Span(padding),
                    Span(finding.message, finding.isFine ? .faint : .plain),
                ], indent: 6)
        }
        return page.lines
    }
}
