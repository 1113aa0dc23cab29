import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookReporting

extension ClassProgress {
    /// Returns the class as lines for people, in the widest form that fits.
    ///
    /// - Parameter date: The current date: of a report that was written today, the time is shown.
    package func text(
        width: Int, style: ProgressStyle = .picture, at date: Date, timeZone: TimeZone = .current
    ) -> [StyledLine] {
        var page = Layout(width: width)
        page.paragraph("\(heading, .strong)", indent: 0)
        page.paragraph("\(totalWords, .faint)", indent: 0)
        page.gap()
        let report = { (learner: Learner) in
            Format.timeToday(learner.writtenAt, at: date, in: timeZone)
        }
        if let form = style == .words ? nil : widestForm(width: width - 1, report) {
            for (index, table) in form.tables.enumerated() {
                if index > 0 { page.gap() }
                for line in table.lines { page.paragraph(" " + line, indent: 1) }
            }
            page.gap()
            let shown = learners.flatMap { cells(of: $0).flatMap { $0 }.map(\.cell.standing) }
            if form.hasCells && !shown.isEmpty {
                page.paragraph(ExerciseStatus.legend(shown), indent: 1)
            } else if !form.hasCells {
                page.paragraph("\(" Passed exercises in each lesson", .faint)", indent: 1)
            }
            if let words = untouchedWords { page.paragraph("\(" \(words)", .faint)", indent: 1) }
        } else {
            for learner in learners {
                page.paragraph(" \(words(for: learner)), report of \(report(learner))", indent: 3)
            }
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

    /// Returns the cells of a learner in the lessons that were begun, grouped by lesson.
    func cells(of learner: Learner) -> [[(exercise: Exercise, cell: Cell)]] {
        let all = zip(course.exercises, learner.cells)
        return begunLessons.map { lesson in
            all.filter { $0.0.id.lesson == lesson.number }.map { ($0.0, $0.1) }
        }
    }

    /// The number of learners who are at each lesson that was begun.
    var learnersAtLesson: [Int] {
        begunLessons.map { lesson in learners.count { $0.position?.lesson == lesson.number } }
    }

    /// A column of a table after those of the lessons.
    private struct Column {
        var head: String
        var alignment = TextTable.Alignment.right
        var text: (Learner) -> String
    }

    /// Returns the tables that show most in a number of terminal columns: one, or else two below each other; `nil` if
    /// none fits.
    private func widestForm(width: Int, _ report: @escaping (Learner) -> String) -> (
        tables: [TextTable], hasCells: Bool
    )? {
        let passed = Column(head: "passed") { "\($0.passed)" }
        let place = Column(head: "now at", alignment: .left) { $0.position?.words ?? "" }
        let effort = [
            Column(head: "attempts") { "\($0.attempts)" }, Column(head: "hints") { "\($0.hints)" },
            Column(head: "report", text: report),
        ]
        func cells(gap: String, _ columns: [Column]) -> TextTable {
            table(.left, gap: gap.isEmpty ? 1 : 2, columns) { row in
                row.map { "\($0.standing.span)" }.joined(separator: "\(gap)")
            }
        }
        let all = [passed] + effort + [place]
        let rest = table(of: begunLessons.prefix(0), .left, gap: 2, effort) { _ in "" }
        let counts = table(.right, gap: 1, [passed, place]) { row in
            "\(row.count { $0.standing.countsAsPassed })/\(row.count)"
        }
        let forms: [(tables: [TextTable], hasCells: Bool)] = [
            ([cells(gap: " ", all)], true), ([cells(gap: "", all)], true),
            ([cells(gap: " ", [passed, place]), rest], true),
            ([cells(gap: "", [passed, place]), rest], true),
            ([counts, rest], false),
        ]
        return forms.first { $0.tables.allSatisfy { $0.width <= width } }
    }

    /// Returns a table with a row for each learner, and a column for each lesson that was begun.
    private func table(
        of lessons: ArraySlice<Lesson>? = nil, _ alignment: TextTable.Alignment, gap: Int,
        _ columns: [Column], cell: ([Cell]) -> StyledLine
    ) -> TextTable {
        let lessons = lessons ?? begunLessons[...]
        var table = TextTable(
            alignments: [.left] + lessons.map { _ in alignment } + columns.map(\.alignment), gap: gap)
        let heads = [lessons.isEmpty ? "" : "lesson"] + lessons.map { "\($0.number)" } + columns.map(\.head)
        table.rows = [heads.map { "\($0, .faint)" }]
        for learner in learners {
            table.rows.append(
                ["\(shortened(learner.name))"]
                    + self.cells(of: learner).prefix(lessons.count).map { cell($0.map(\.cell)) }
                    + columns.map { "\($0.text(learner))" })
        }
        if lessons.isEmpty { return table }
        let counts = learnersAtLesson.map { $0 == 0 ? "" : "\($0)" }
        table.rows.append((["here now"] + counts + columns.map { _ in "" }).map { "\($0, .faint)" })
        return table
    }

    private func words(for learner: Learner) -> String {
        let place = learner.position.map { position in
            if case .exercise(let id) = position { "now at \(id)" } else { "\(position.words)" }
        }
        let effort = [
            learner.attempts == 0 ? nil : Format.count(learner.attempts, "attempt"),
            learner.hints == 0 ? nil : Format.count(learner.hints, "hint"),
        ]
        let all = ["\(learner.passed) of \(course.exercises.count) passed", place] + effort
        return "\(learner.name): \(all.compactMap { $0.map(Format.unbroken) }.joined(separator: ", "))"
    }

    private func addStickingPoints(to page: inout Layout) {
        page.gap()
        if stickingPoints.isEmpty {
            page.paragraph("\(" Nobody is stuck.", .strong)", indent: 1)
            return
        }
        page.paragraph("\(" Where learners are stuck", .strong)", indent: 1)
        let indent = page.width < 60 ? 4 : 6
        var narrow = Layout(width: min(page.width, 90))
        for point in stickingPoints.prefix(Self.mostStickingPoints) {
            narrow.row(
                " \(point.exercise.id)  \(point.exercise.title, .strong)", "\(point.words)", indent: indent)
            if let reason = point.reason {
                narrow.paragraph(
                    "\(reason.learners) of \(point.stuck): \("✘", .bad) \(reason.sentence)", at: indent)
            }
        }
        let rest = stickingPoints.count - Self.mostStickingPoints
        if rest > 0 { narrow.paragraph("\(" and \(rest) more", .faint)", indent: 1) }
        for line in narrow.lines { page.paragraph(line, indent: indent) }
    }

    private func addSkipped(to page: inout Layout) {
        if skipped.isEmpty { return }
        page.gap()
        page.paragraph("\(" Files that were skipped", .strong)", indent: 1)
        for file in skipped.prefix(10) {
            page.paragraph(" • \(file.file, .path) \(file.reason.words)", indent: 3)
        }
        if skipped.count > 10 {
            page.paragraph(" • and \(Format.count(skipped.count - 10, "more file"))", indent: 3)
        }
    }
}

extension Format {
    /// Returns the time of day, such as `14:05`, if a date is on the same day as another one, or else its day.
    static func timeToday(_ date: Date, at now: Date, in timeZone: TimeZone) -> String {
        let day = day(date, in: timeZone)
        return day == self.day(now, in: timeZone) ? time(date, in: timeZone) : day
    }
}
