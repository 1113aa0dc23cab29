import Foundation
import WorkbookCommandLine
import WorkbookLearning
import WorkbookModel
import WorkbookReporting

/// What a learner should know about a hand-in before the instructor does.
struct HandInReport {
    /// An exercise with its result.
    private struct Row {
        var exercise: Exercise
        var symbol: Span
        var words: String
        /// What is wrong with its files.
        var problems: [AttemptProblem]
        /// The names of files that may be meant for a missing one.
        var unexpected: [String]
        /// Whether the files were graded as they are.
        var isGraded: Bool
        /// Whether something in it can't be graded.
        var isUnfit: Bool
    }

    private let course: Course
    private let progress: LearnerProgress
    private let untouched: [Exercise]
    private let notes: [String]
    private let rows: [Row]

    /// The exercises that can't be graded, or not completely.
    var unfit: [Exercise] { rows.filter(\.isUnfit).map(\.exercise) }

    /// Whether there are exercises without a result.
    var hasUngraded: Bool { rows.contains { !$0.isGraded && $0.problems.isEmpty } }

    /// Creates the report.
    ///
    /// - Parameter broken: The exercises that this tool could not grade.
    init(
        _ handIn: HandIn, in course: Course, progress: LearnerProgress, broken: [Exercise], notes: [String]
    ) {
        self.course = course
        self.progress = progress
        self.notes = notes
        untouched = handIn.untouched
        rows = handIn.items.map { item in
            let record = progress.exercises[item.exercise.slug]
            let outcome = record?.files == item.digest ? record?.outcome : nil
            let hasResult = outcome != nil && outcome != .didNotCompile
            let problems = item.problems + (hasResult ? [] : item.emptyFiles)
            let status = progress.status(of: item.exercise)
            var row = Row(
                exercise: item.exercise, symbol: status.listSymbol(isUntouched: false),
                words: ExerciseStatus.words(record, isUntouched: false), problems: problems,
                unexpected: item.unexpected, isGraded: outcome != nil,
                isUnfit: !problems.isEmpty || outcome == .didNotCompile)
            if !item.problems.isEmpty {
                (row.symbol, row.words) = (Span(" ✘ ", .bad), "can't be graded")
            } else if broken.contains(item.exercise) {
                (row.symbol, row.words) = (Span(" ✘ ", .bad), "could not be graded here")
                row.isUnfit = true
            } else if outcome == nil {
                (row.symbol, row.words) = (Span(" ○ "), "changed, not graded yet")
            }
            return row
        }
    }

    /// Returns the report as a page, to which the end of the command's output is added.
    func page(width: Int, command: (String) -> String) -> Layout {
        var page = Layout(width: min(width, 90))
        let count = rows.count + untouched.count
        page.row(
            "\(course.title, .strong)",
            Span("\(rows.count) of \(Format.count(count, "exercise")) changed", .faint), indent: 0)
        page.gap()
        for row in rows {
            page.row(
                "\(row.symbol)\("\(row.exercise.id)  \(row.exercise.title)")", Span(row.words),
                indent: page.detailIndent)
            for problem in row.problems {
                let (file, message, line) = problem.words
                page.paragraph("\(file.lastPathComponent) \(message)", at: page.detailIndent)
                let place = course.shownPath(of: file) + (line.map { ":\($0)" } ?? "")
                page.arrow(to: place, indent: page.detailIndent)
            }
            for name in row.unexpected {
                page.paragraph(
                    "There is a file \(name), which is not part of this exercise. If it is yours, rename it.",
                    at: page.detailIndent)
            }
        }
        if !untouched.isEmpty {
            page.paragraph(" Not changed, so not handed in: \(names(of: untouched))", indent: 3)
        }
        for exercise in untouched where progress.isReset(exercise) {
            page.paragraph(
                " \(exercise.id) passed before it was reset. To restore your version:  \(command("reset \(exercise.id) --undo"), .command)",
                indent: 3)
        }
        for note in notes { page.paragraph(" Note: \(note)", indent: 7) }
        if !unfit.isEmpty {
            page.gap()
            let names = Format.list(unfit.map(\.id.description))
            let why = rows.first { $0.isUnfit && $0.problems.isEmpty }.map { row -> StyledLine in
                " To see why:  \(command("lesson \(row.exercise.id)"), .command)"
            }
            page.paragraph(
                " Look at \(names) again before you hand \(unfit.count == 1 ? "it" : "them") in.\(why ?? "")",
                indent: 1)
        }
        return page
    }

    /// Returns a short list of exercises, with the numbers of lessons of which it has all.
    private func names(of exercises: [Exercise]) -> String {
        let whole = course.lessons.filter { $0.exercises.allSatisfy(exercises.contains) }
        let lessons =
            whole.isEmpty
            ? [] : ["lesson\(whole.count == 1 ? "" : "s") \(Format.ranges(whole.map(\.number)))"]
        let rest = course.lessons.filter { !whole.contains($0) }.compactMap { lesson -> String? in
            let positions = exercises.filter { $0.id.lesson == lesson.number }.map(\.id.position)
            return positions.isEmpty ? nil : Format.ranges(positions, prefix: "\(lesson.number).")
        }
        return (lessons + rest).joined(separator: "; ")
    }
}
