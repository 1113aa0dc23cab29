import WorkbookModel
import WorkbookReporting

extension ClassProgress {
    /// The room as lines for a person to look at, in the roomiest form for which there is space.
    package func text(width: Int, style: ProgressStyle = .picture) -> [StyledLine] {
        var page = Layout(width: width)
        let total = learners.count * course.exercises.count
        page.paragraph([Span("The room: \(Format.count(learners.count, "learner"))", .strong)], indent: 0)
        page.paragraph([Span("\(passed) of \(Format.count(total, "exercise")) passed", .faint)], indent: 0)
        page.gap()
        let tables =
            style == .words
            ? [] : [cellTable(gap: " "), cellTable(gap: ""), countTable(gap: 2), countTable(gap: 1)]
        if let table = tables.first(where: { $0.width + 1 <= width }) {
            for line in table.lines { page.paragraph([Span(" ")] + line, indent: 1) }
            page.gap()
            if table == tables[0] || table == tables[1] {
                let standings = learners.flatMap { $0.cells.map(\.standing) }
                page.paragraph(ExerciseStatus.legend(standings), indent: 1)
            } else {
                page.paragraph([Span(" What passed in each lesson", .faint)], indent: 1)
            }
        } else {
            for learner in learners { page.paragraph([Span(" \(words(for: learner))")], indent: 3) }
        }
        addObstacles(to: &page)
        addSkipped(to: &page)
        return page.plainLines
    }

    /// More of what holds people up than this is counted, not told.
    private static let mostObstacles = 5

    /// A longer name would take the place of the cells.
    private static let longestName = 16

    private func shortened(_ name: String) -> String {
        let name = Span(name).text
        return name.count > Self.longestName ? "\(name.prefix(Self.longestName - 1))…" : name
    }

    /// The exercise at which a learner is, such as `3.2`.
    func place(of learner: Learner) -> String {
        learner.current.map { course.exercises[$0].id.description } ?? ""
    }

    /// The cells of a learner, lesson by lesson.
    func cells(of learner: Learner) -> [[Cell]] {
        var rest = learner.cells[...]
        return course.lessons.map { lesson in
            defer { rest = rest.dropFirst(lesson.exercises.count) }
            return Array(rest.prefix(lesson.exercises.count))
        }
    }

    /// How many learners are at each lesson now.
    var crowd: [Int] {
        let lessons = course.exercises.map(\.id.lesson)
        let now = learners.compactMap { $0.current.map { lessons[$0] } }
        return course.lessons.map { lesson in now.count { $0 == lesson.number } }
    }

    /// A cell for each exercise.
    private func cellTable(gap: String) -> TextTable {
        table(.left, gap: gap.isEmpty ? 1 : 2) { row in
            row.map { "\($0.standing.span)" }.joined(separator: "\(gap)")
        }
    }

    /// A count for each lesson.
    private func countTable(gap: Int) -> TextTable {
        table(.right, gap: gap) { row in
            [Span("\(row.count { $0.standing == .passed })/\(row.count)")]
        }
    }

    /// A row for each learner and one for all, with a column for each lesson.
    private func table(
        _ alignment: TextTable.Alignment, gap: Int, column: ([Cell]) -> StyledLine
    ) -> TextTable {
        var table = TextTable(
            alignments: [.left] + course.lessons.map { _ in alignment } + [.right, .right], gap: gap)
        let heads = ["lesson"] + course.lessons.map { "\($0.number)" } + ["passed", "now at"]
        table.rows = [heads.map { [Span($0, .faint)] }]
        for learner in learners {
            table.rows.append(
                [[Span(shortened(learner.name))]] + cells(of: learner).map(column)
                    + [[Span("\(learner.passed)")], [Span(place(of: learner))]])
        }
        let sums = ["here now"] + crowd.map { $0 == 0 ? "" : "\($0)" } + ["\(passed)", ""]
        table.rows.append(sums.map { [Span($0, .faint)] })
        return table
    }

    private func words(for learner: Learner) -> String {
        let place = place(of: learner)
        let attempts = learner.current.map { learner.cells[$0] }
        let now = attempts.map {
            ", now at \(place) (\($0.standing.words), \(Format.count($0.attempts, "attempt")))"
        }
        return "\(learner.name): \(learner.passed) of \(course.exercises.count) passed\(now ?? "")"
    }

    private func addObstacles(to page: inout Layout) {
        page.gap()
        if obstacles.isEmpty {
            page.paragraph([Span(" Nobody is held up.", .strong)], indent: 1)
            return
        }
        page.paragraph([Span(" What holds people up", .strong)], indent: 1)
        let indent = page.width < 60 ? 4 : 6
        let pad = Span(String(repeating: " ", count: indent))
        var narrow = Layout(width: min(page.width, 90))
        for obstacle in obstacles.prefix(Self.mostObstacles) {
            narrow.row(
                [Span(" \(obstacle.exercise.id)  "), Span(obstacle.exercise.title, .strong)],
                Span(obstacle.words), indent: indent)
            if let reason = obstacle.reason {
                narrow.paragraph(
                    [pad, Span("\(reason.learners) of \(obstacle.stuck): \(reason.sentence)")],
                    indent: indent)
            }
        }
        if obstacles.count > Self.mostObstacles {
            narrow.paragraph([Span(" and \(obstacles.count - Self.mostObstacles) more", .faint)], indent: 1)
        }
        for line in narrow.lines { page.paragraph(line, indent: indent) }
    }

    private func addSkipped(to page: inout Layout) {
        if skipped.isEmpty { return }
        page.gap()
        page.paragraph([Span(" Not shown", .strong)], indent: 1)
        for file in skipped.prefix(10) {
            page.paragraph([Span(" – "), Span(file.file, .path), Span(" \(file.reason)")], indent: 3)
        }
        if skipped.count > 10 {
            page.paragraph([Span(" – and \(Format.count(skipped.count - 10, "more file"))")], indent: 3)
        }
    }
}

extension ClassProgress.Obstacle {
    /// How many are stuck, of how many, and after how much trying.
    var words: String {
        "\(stuck) of \(tried) not yet · median \(medianWords) attempt\(medianWords == "1" ? "" : "s")"
    }
}
