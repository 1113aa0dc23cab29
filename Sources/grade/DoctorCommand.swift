import Workbook

/// `grade doctor`: tries out what holds on this machine.
enum DoctorCommand: Subcommand {
    static let name = "doctor"
    static let summary = "try out what works on this machine"
    static let operandName = ""
    static let mostOperands = 0
    static let options: [Option] = [.course]
    static let discussion = """
        Looks for Swift and for room on the disk, and tries whether the limits and walls hold that grading promises: it \
        runs code that goes too far, and looks whether it is stopped. Takes a few seconds, and changes nothing. Exits with \
        69 if grading cannot work here.

          grade doctor
        """

    static func perform(_ arguments: Arguments, _ world: World) async throws -> ExitCode {
        // A machine can be examined without a course, too.
        let course = arguments.has(.course) ? try world.course(arguments) : try? world.course(arguments)
        let status = StatusLine(world.console)
        status.set("doctor", "trying out this machine")
        let diagnoses = await Doctor(environment: world.environment, runner: world.runner).examine(course)
        await status.end()
        world.console.tell(lines(for: diagnoses, width: world.console.columns))
        return diagnoses.contains { $0.state == .broken } ? .unavailable : .passed
    }

    private static func lines(for diagnoses: [Diagnosis], width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        for diagnosis in diagnoses {
            let symbol =
                switch diagnosis.state {
                case .fine: Span(" ✔ ", .good)
                case .missing: Span(" – ")
                case .broken: Span(" ✘ ", .bad)
                }
            page.paragraph([symbol, Span("\(diagnosis.subject): "), Span(diagnosis.finding)], indent: 3)
            if let advice = diagnosis.advice { page.paragraph([Span("   → "), Span(advice)], indent: 5) }
        }
        page.gap()
        let words =
            if diagnoses.contains(where: { $0.state == .broken }) {
                " Grading does not work here yet: see the lines with ✘."
            } else if diagnoses.contains(where: { $0.state == .missing }) {
                " Your own work can be graded here. The lines with – tell what else would be good to have."
            } else {
                " All is well."
            }
        page.paragraph([Span(words, .strong)], indent: 1)
        return page.lines
    }
}
