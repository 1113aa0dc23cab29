import WorkbookModel

/// How progress is drawn.
package enum ProgressStyle: Sendable {
    /// With bars and columns where there is room for them.
    case picture
    /// In words alone, for screen readers.
    case words
}

extension ProgressReport {
    /// The whole course as lines for a person to look at: a bar, and a row for each lesson.
    package func text(width: Int, style: ProgressStyle = .picture) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.paragraph([Span(Course.title, .strong)], indent: 0)
        let tables = style == .words ? [] : [table(gap: 2), table(gap: 1)]
        if let table = tables.first(where: { $0.width + 1 <= page.width }) {
            page.gap()
            page.paragraph(bar(width: page.width), indent: 0)
            page.gap()
            for line in table.lines { page.paragraph([Span(" ")] + line, indent: 1) }
            page.gap()
            page.paragraph(ExerciseStatus.legend(exercises.map(\.standing)), indent: 1)
        } else {
            page.paragraph([Span(totals.words)], indent: 0)
            page.gap()
            for row in lessons {
                page.paragraph([Span(" \(row.lesson.number)  \(row.lesson.title)")], indent: 4)
                page.paragraph([Span("    \(row.totals.words)", .faint)], indent: 4)
            }
        }
        addLost(to: &page)
        addNotes(to: &page)
        return page.plainLines
    }

    func addNotes(to page: inout Layout) {
        for note in notes {
            page.gap()
            page.paragraph([Span(" Note: \(note)")], indent: 7)
        }
    }

    /// The whole course in one line: what passed, what is begun, and what is to come differ in shape.
    private func bar(width: Int) -> StyledLine {
        let totals = totals
        let count = "  \(totals.passed) of \(Format.count(totals.exercises, "exercise"))"
        let cells = ProgressBar(totals, cells: width - 1 - count.count)
        return [
            Span(" "), Span(String(repeating: "█", count: cells.passed), .good),
            Span(String(repeating: "▒", count: cells.begun)),
            Span(String(repeating: "░", count: cells.left), .faint), Span(count),
        ]
    }

    private func table(gap: Int) -> TextTable {
        var table = TextTable(
            alignments: [.right, .left, .left, .right, .right, .right, .right], gap: gap)
        table.rows = [
            ["", "", "", "passed", "attempts", "time", "hints"].map { [Span($0, .faint)] }
        ]
        for row in lessons {
            let cells = row.exercises.map { StyledLine([$0.standing.span]) }.joined(separator: " ")
            table.rows.append(
                [[Span("\(row.lesson.number)")], [Span(row.lesson.title)], cells]
                    + row.totals.columns.map { [Span($0)] })
        }
        if lessons.count > 1 {
            table.rows.append(
                [[], [Span("In all", .strong)], []] + totals.columns.map { [Span($0, .strong)] })
        }
        return table
    }

    /// Of the checks that an exercise lost the first few show which way to look.
    private static let mostLost = 3

    private func addLost(to page: inout Layout) {
        if lost.isEmpty { return }
        page.gap()
        page.paragraph([Span(" Was passing", .strong)], indent: 1)
        let indent = page.width < 60 ? 4 : 8
        for row in lost {
            page.row(
                [Span(" ✘ ", .bad), Span("\(row.exercise.id)  \(row.exercise.title)")], Span(row.summary),
                indent: indent)
            // Where nothing was attempted, all its checks are lost, and the summary says why.
            if row.entry?.failedChecks.isEmpty ?? true { continue }
            let pad = Span(String(repeating: " ", count: indent))
            for check in row.lostChecks.prefix(Self.mostLost) {
                page.paragraph([pad, Span(check.name)], indent: indent)
            }
            if row.lostChecks.count > Self.mostLost {
                let rest = row.lostChecks.count - Self.mostLost
                page.paragraph([pad, Span("and \(rest) more", .faint)], indent: indent)
            }
        }
    }
}

/// How many cells of a bar are taken by what passed, what is begun, and what is left.
struct ProgressBar: Equatable {
    var passed: Int
    var begun: Int
    var left: Int

    /// Shares out cells: only all is full, and only nothing is empty.
    init(_ totals: ProgressReport.Totals, cells: Int) {
        let cells = max(3, cells)
        func share(_ part: Int) -> Int {
            guard part > 0, totals.exercises > 0 else { return 0 }
            return max(1, cells * part / totals.exercises)
        }
        passed = share(totals.passed)
        begun = min(share(totals.begun), cells - passed)
        left = cells - passed - begun
        // What rounding left over belongs to what is begun, if nothing is to come.
        if totals.passed + totals.begun == totals.exercises && begun > 0 {
            begun += left
            left = 0
        }
    }
}

extension ProgressReport.Totals {
    /// The columns of a table; what is nought is left blank.
    fileprivate var columns: [String] {
        [
            "\(passed) of \(exercises)", attempts == 0 ? "" : "\(attempts)",
            attempts == 0 ? "" : Format.duration(seconds), hints == 0 ? "" : "\(hints)",
        ]
    }

    /// The same in words.
    var words: String {
        ([
            "\(passed) of \(exercises) passed",
            begun == 0 ? nil : "\(begun) not yet",
            attempts == 0 ? nil : Format.count(attempts, "attempt"),
            attempts == 0 ? nil : Format.duration(seconds),
            hints == 0 ? nil : Format.count(hints, "hint"),
        ] as [String?]).compactMap { $0.map(Format.unbroken) }.joined(separator: ", ")
    }
}
