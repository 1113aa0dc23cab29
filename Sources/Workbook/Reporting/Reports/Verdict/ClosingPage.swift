import WorkbookModel

/// The last screen of a course, which is the same whichever command completes it.
package struct ClosingPage: Sendable, Equatable {
    private let course: Course
    private let totals: ProgressReport.Totals
    private let hasPassedCapstone: Bool

    /// Creates the screen; `nil` unless every exercise passes now and some did not before.
    package init?(_ course: Course, before: LearnerProgress, progress: LearnerProgress) {
        func isComplete(_ progress: LearnerProgress) -> Bool {
            course.exercises.allSatisfy { progress.exercises[$0.slug]?.outcome == .passed }
        }
        guard !isComplete(before) && isComplete(progress) else { return nil }
        self.course = course
        totals = ProgressReport.Totals(of: course.exercises, progress: progress)
        hasPassedCapstone = progress.capstonePassedAt != nil
    }

    /// Returns the screen's lines, after an empty one.
    package func lines(width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        add(to: &page)
        return page.plainLines
    }

    /// Adds the screen to a page.
    func add(to page: inout Layout) {
        page.gap()
        page.paragraph(
            "\(.spoken("Heading: ", .strong))\(" You have finished the course.", .strong)", indent: 1)
        page.paragraph(" \(totals.words).", indent: 1)
        let abilities = course.lessons.compactMap { lesson in
            lesson.summary?.ability.map { Item(number: lesson.number, text: $0) }
        }
        add("Now you can", abilities, to: &page)
        let closing = course.manifest.closing
        let tasks = (closing?.tasks ?? []).enumerated().map { index, task in
            Item(number: index + 1, text: task.text, command: task.command)
        }
        add("To try at work tomorrow", tasks, to: &page)
        guard let capstone = closing?.capstone else { return }
        page.gap()
        if hasPassedCapstone { return page.paragraph(" \(capstone.done)", indent: 1) }
        page.paragraph(" \(capstone.text)", indent: 1)
        add(capstone.command, to: &page)
    }

    /// Adds a command as it is typed here.
    private func add(_ command: String, to page: inout Layout) {
        page.paragraph(
            "      \(command.replacing(CourseClosing.program, with: course.program), .command)", indent: 8)
    }

    private struct Item {
        var number: Int
        var text: String
        var command: String?
    }

    /// Adds a list, whose items have a number and may have a command below.
    private func add(_ heading: String, _ items: [Item], to page: inout Layout) {
        if items.isEmpty { return }
        page.gap()
        page.paragraph("\(.spoken("Heading: ", .strong))\(" \(heading):", .strong)", indent: 1)
        for item in items {
            let mark = Span(" \(item.number)  ", spoken: "\(item.number). ")
            page.paragraph("\(mark)\(item.text)", indent: 4)
            if let command = item.command { add(command, to: &page) }
        }
    }
}
