import Synchronization
import WorkbookCommandLine
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// `grade prepare`: builds everything once, so that grading is fast from the first time on and needs no network.
enum PrepareCommand: Subcommand {
    static let name = "prepare"
    static let summary = "build everything once, before a workshop"
    static let section = HelpSection.machine
    static let operandName = "[NAME]"
    static let mostOperands = 1
    static let options: [Option] = [.course, .isolated]
    static let discussion = """
        Builds everything that takes a long time at first, so that the first grading of each exercise is as fast as later ones. \
        Your code is neither run nor graded. The command skips what is already built, so you can stop it with Ctrl-C and \
        continue later. Run it before a workshop. Grading then needs no network.

          grade prepare        the whole course
          grade prepare 3      one lesson
        """
    static var manual: Manual {
        Manual(
            operands: [("[NAME]", "a lesson or an exercise (default: the whole course)")],
            exits: [
                ("0", "everything is ready"), Manual.wrongUsage,
                ("69", "Swift is missing or too old"), ("70", "something could not be built"),
            ],
            files: [Manual.built])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let exercises = try context.named(arguments, in: course)?.exercises ?? course.exercises
        try course.openSuites()
        let (toolchain, tools) = try await context.equipment(
            for: course, isIsolated: arguments.has(.isolated))
        let preparer = Preparer(
            course: course, toolchain: toolchain, tools: tools, width: context.concurrency)
        context.interruptMessage.text = "Stopped. The next run continues from here."
        let start = ContinuousClock.now
        let bar = ProgressBar(context.console, total: exercises.count)
        let counts = LessonCounts(exercises, course: course)
        let outcomes = await preparer.prepare(
            exercises, began: { bar.begin($0.id.description, "\($0.id) \($0.title)") },
            ended: { exercise, outcome in
                let line = counts.line(after: exercise, outcome)
                bar.end(exercise.id.description, line: line)
            })
        await bar.finish()
        let seconds = Int((ContinuousClock.now - start).components.seconds)
        let summary = Summary(
            outcomes: outcomes, exercises: exercises, seconds: seconds, bytes: preparer.bytes())
        context.console.write(
            summary.lines(course: course, width: context.console.columns) {
                // The same command again, with the same operands.
                context.command(
                    ([$0] + ($0 == name ? arguments.operands : [])).joined(separator: " "), arguments)
            })
        return summary.failures.isEmpty ? .passed : .broken
    }

    /// Counts the exercises of each lesson, for the lines that are written without a progress bar.
    private final class LessonCounts: Sendable {
        private let course: Course
        private let open: Mutex<[Int: (left: Int, ready: Int, all: Int)]>

        init(_ exercises: [Exercise], course: Course) {
            self.course = course
            open = Mutex(
                Dictionary(grouping: exercises, by: \.id.lesson).mapValues { ($0.count, 0, $0.count) })
        }

        /// Returns a line if the exercise was the last one of its lesson.
        func line(after exercise: Exercise, _ outcome: Preparer.Preparation) -> String? {
            let number = exercise.id.lesson
            let count = open.withLock { open in
                open[number]?.left -= 1
                if case .failed = outcome {} else { open[number]?.ready += 1 }
                return open[number]
            }
            guard let count, count.left == 0,
                let lesson = course.lessons.first(where: { $0.number == number })
            else { return nil }
            return "Lesson \(number) · \(lesson.title): \(count.ready) of \(count.all) ready"
        }
    }

    /// What is written at the end.
    struct Summary {
        var outcomes: [Exercise.ID: Preparer.Preparation]
        var exercises: [Exercise]
        var seconds: Int
        var bytes: Int

        /// The exercises that could not be built, with the reasons.
        var failures: [(exercise: Exercise, fault: GraderFault)] {
            exercises.compactMap { exercise in
                guard case .failed(let fault)? = outcomes[exercise.id] else { return nil }
                return (exercise, fault)
            }
        }

        /// Returns the lines.
        func lines(course: Course, width: Int, command: (String) -> String) -> [StyledLine] {
            var page = Layout(width: min(width, 90))
            let ready = exercises.count - failures.count
            let old = outcomes.values.count { $0 == .wasReady }
            for failure in failures {
                let title = "\(failure.exercise.id)  \(failure.exercise.title)"
                page.paragraph("\(" ✘ ", .bad)\(title, .strong)", indent: 8)
                page.paragraph("        \(failure.fault.text(in: course))", indent: 8)
            }
            if !failures.isEmpty { page.gap() }
            let count =
                exercises.count == 1 && ready == 1
                ? "1 exercise is ready" : "\(ready) of \(exercises.count) exercises are ready"
            let work =
                old == exercises.count ? "nothing had to be built" : DurationText.short(seconds: seconds)
            page.paragraph(
                " \(count): \(work), \(bytes >> 20) MB in \(course.shownPath(of: course.buildFolder), .path).",
                indent: 1)
            if let remedy = failures.compactMap(\.fault.remedy).first {
                page.paragraph(" \(remedy) Then run  \(command("prepare"), .command)", indent: 1)
            } else if failures.isEmpty {
                page.paragraph(" From now on, grading needs no network.", indent: 1)
            } else {
                page.paragraph(
                    " Your code is not the problem. To find out more:  \(command("doctor"), .command)",
                    indent: 1)
            }
            return page.lines
        }
    }
}
