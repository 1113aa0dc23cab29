import WorkbookModel
import WorkbookReporting

extension ClassProgress {
    /// Returns the class as lines for people, in the widest form that fits.
    package func text(width: Int, style: ProgressStyle = .picture) -> [StyledLine] {
        var page = Layout(width: width)
        let total = learners.count * course.exercises.count
        page.paragraph("\("The room: \(Format.count(learners.count, "learner"))", .strong)", indent: 0)
        page.paragraph("\("\(passed) of \(Format.count(total, "exercise")) passed", .faint)", indent: 0)
        page.gap()
        let tables =
            style == .words
            ? [] : [cellTable(gap: " "), cellTable(gap: ""), countTable(gap: 2), countTable(gap: 1)]
        if let table = tables.first(where: { $0.width + 1 <= width }) {
            for line in table.lines { page.paragraph(" " + line, indent: 1) }
            page.gap()
            if table == tables[0] || table == tables[1] {
                let standings = learners.flatMap { $0.cells.map(\.standing) }
                page.paragraph(ExerciseStatus.legend(standings), indent: 1)
            } else {
                page.paragraph("\(" What passed in each lesson", .faint)", indent: 1)
            }
        } else {
            for learner in learners { page.paragraph(" \(words(for: learner))", indent: 3) }
        }
        addStickingPoints(to: &page)
        addSkipped(to: &page)
        return page.plainLines
    }

    /// The most sticking points to list; the others are counted.
    private static let mostStickingPoints = 5

    /// The most characters of a name, so that there is space for the cells.
    private static let longestName = 16

    private func shortened(_ name: String) -> String {
        let name = Span(name).text
        return name.count > Self.longestName ? "\(name.prefix(Self.longestName - 1))…" : name
    }

    /// Returns the exercise that a learner is working on, such as `3.2`.
    func place(of learner: Learner) -> String {
        learner.current.map { course.exercises[$0].id.description } ?? ""
    }

    /// Returns the cells of a learner, grouped by lesson.
    func cells(of learner: Learner) -> [[Cell]] {
        var rest = learner.cells[...]
        return course.lessons.map { lesson in
            defer { rest = rest.dropFirst(lesson.exercises.count) }
            return Array(rest.prefix(lesson.exercises.count))
        }
    }

    /// The number of learners who are working on each lesson now.
    var learnersAtLesson: [Int] {
        let lessons = course.exercises.map(\.id.lesson)
        let now = learners.compactMap { $0.current.map { lessons[$0] } }
        return course.lessons.map { lesson in now.count { $0 == lesson.number } }
    }

    /// Returns a table with a cell for each exercise.
    private func cellTable(gap: String) -> TextTable {
        table(.left, gap: gap.isEmpty ? 1 : 2) { row in
            row.map { "\($0.standing.span)" }.joined(separator: "\(gap)")
        }
    }

    /// Returns a table with a count for each lesson.
    private func countTable(gap: Int) -> TextTable {
        table(.right, gap: gap) { row in
            "\(row.count { $0.standing == .passed })/\(row.count)"
        }
    }

    /// Returns a table with a row for each learner, one for the totals, and a column for each lesson.
    private func table(
        _ alignment: TextTable.Alignment, gap: Int, column: ([Cell]) -> StyledLine
    ) -> TextTable {
        var table = TextTable(
            alignments: [.left] + course.lessons.map { _ in alignment } + [.right, .right], gap: gap)
        let heads = ["lesson"] + course.lessons.map { "\($0.number)" } + ["passed", "now at"]
        table.rows = [heads.map { "\($0, .faint)" }]
        for learner in learners {
            table.rows.append(
                ["\(shortened(learner.name))"] + cells(of: learner).map(column)
                    + ["\(learner.passed)", "\(place(of: learner))"])
        }
        let sums = ["here now"] + learnersAtLesson.map { $0 == 0 ? "" : "\($0)" } + ["\(passed)", ""]
        table.rows.append(sums.map { "\($0, .faint)" })
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

    private func addStickingPoints(to page: inout Layout) {
        page.gap()
        if stickingPoints.isEmpty {
            page.paragraph("\(" Nobody is held up.", .strong)", indent: 1)
            return
        }
        page.paragraph("\(" What holds people up", .strong)", indent: 1)
        let indent = page.width < 60 ? 4 : 6
        var narrow = Layout(width: min(page.width, 90))
        for point in stickingPoints.prefix(Self.mostStickingPoints) {
            narrow.row(
                " \(point.exercise.id)  \(point.exercise.title, .strong)", "\(point.words)", indent: indent)
            if let reason = point.reason {
                narrow.paragraph(
                    "\(reason.learners) of \(point.stuck): \(reason.sentence)", at: indent)
            }
        }
        let rest = stickingPoints.count - Self.mostStickingPoints
        if rest > 0 { narrow.paragraph("\(" and \(rest) more", .faint)", indent: 1) }
        for line in narrow.lines { page.paragraph(line, indent: indent) }
    }

    private func addSkipped(to page: inout Layout) {
        if skipped.isEmpty { return }
        page.gap()
        page.paragraph("\(" Not shown", .strong)", indent: 1)
        for file in skipped.prefix(10) {
            page.paragraph(" – \(file.file, .path) \(file.reason.words)", indent: 3)
        }
        if skipped.count > 10 {
            page.paragraph(" – and \(Format.count(skipped.count - 10, "more file"))", indent: 3)
        }
    }
}

extension ClassProgress.StickingPoint {
    /// A few words on the number of learners who are stuck, and on their attempts.
    var words: String {
        "\(stuck) of \(tried) not yet · median \(medianWords) attempt\(medianWords == "1" ? "" : "s")"
    }
}
