import WorkbookModel

/// How a progress report is drawn.
package enum ProgressStyle: Sendable {
    /// With bars and columns, if there is space for them.
    case picture
    /// Only in words, for screen readers.
    case words
}

extension ProgressReport {
    /// Returns the whole course as lines for people: a bar, and a row for each lesson.
    package func text(width: Int, style: ProgressStyle = .picture) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.paragraph("\(title, .strong)", indent: 0)
        let tables = style == .words ? [] : [table(gap: 2), table(gap: 1)]
        if let table = tables.first(where: { $0.width + 1 <= page.width }) {
            page.gap()
            page.paragraph(bar(width: page.width), indent: 0)
            page.gap()
            for line in table.lines { page.paragraph(line, at: 1) }
            page.gap()
            page.paragraph(ExerciseStatus.legend(exercises.map(\.standing)), indent: 1)
        } else {
            page.paragraph("\(totals.words)", indent: 0)
            page.gap()
            for row in lessons {
                let number = Span(" \(row.lesson.number)  ", spoken: "Lesson \(row.lesson.number), ")
                page.paragraph("\(number)\(row.lesson.title)", indent: 4)
                page.paragraph("\(Span("    ", .gap, spoken: ": "))\(row.totals.words, .faint)", indent: 4)
            }
        }
        addLost(to: &page)
        addNotes(to: &page)
        return page.plainLines
    }

    func addNotes(to page: inout Layout) {
        for note in notes {
            page.gap()
            page.paragraph(" Note: \(note)", indent: 7)
        }
    }

    /// Returns the whole course as a bar, in which passed, begun and remaining exercises differ in shape.
    private func bar(width: Int) -> StyledLine {
        let totals = totals
        let count = "  \(totals.passed) of \(Format.count(totals.exercises, "exercise"))\(totals.lostNote)"
        let cells = ProgressShares(totals, cells: width - 1 - count.count)
        let passed = String(repeating: "█", count: cells.passed)
        let begun = String(repeating: "▒", count: cells.begun)
        let left = String(repeating: "░", count: cells.left)
        return " \(passed, .good)\(begun)\(left, .faint)\(count)"
    }

    private func table(gap: Int) -> TextTable {
        var table = TextTable(
            alignments: [.right, .left, .left, .right, .right, .right, .right], gap: gap)
        table.rows = [
            ["", "", "", "passed", "attempts", "time", "hints"].map { "\($0, .faint)" }
        ]
        for row in lessons {
            let cells = row.exercises.map { "\($0.standing.span)" as StyledLine }.joined(separator: " ")
            table.rows.append(
                ["\(row.lesson.number)", "\(row.lesson.title)", cells]
                    + row.totals.columns.map { "\($0)" })
        }
        if lessons.count > 1 {
            table.rows.append(
                ["", "\("Total", .strong)", ""] + totals.columns.map { "\($0, .strong)" })
        }
        return table
    }

    /// The most checks to list for an exercise that passed before: the first few show where to look.
    private static let mostLost = 3

    private func addLost(to page: inout Layout) {
        if lost.isEmpty { return }
        page.gap()
        page.paragraph("\(" Passed before", .strong)", indent: 1)
        let indent = page.detailIndent
        for row in lost {
            page.row(
                "\(" ✘ ", .bad)\(row.exercise.id)  \(row.exercise.title)", "\(row.summary)", indent: indent)
            // If nothing was attempted, all its checks are lost, and the summary says why.
            if row.entry?.failedChecks.isEmpty ?? true { continue }
            for check in row.lostChecks.prefix(Self.mostLost) {
                page.paragraph("\(check.title)", at: indent)
            }
            if row.lostChecks.count > Self.mostLost {
                let rest = row.lostChecks.count - Self.mostLost
                page.paragraph("\("and \(rest) more", .faint)", at: indent)
            }
        }
    }
}

/// The numbers of cells of a bar for passed, begun and remaining exercises.
package struct ProgressShares: Equatable {
    /// The cells for exercises that have passed.
    package var passed: Int
    /// The cells for exercises that were begun.
    package var begun: Int
    var left: Int

    /// Creates a bar that is full only if everything passed, and empty only if nothing was begun.
    package init(_ totals: ProgressReport.Totals, cells: Int) {
        let cells = max(3, cells)
        func share(_ part: Int) -> Int {
            guard part > 0, totals.exercises > 0 else { return 0 }
            return max(1, cells * part / totals.exercises)
        }
        passed = share(totals.passed)
        begun = min(share(totals.begun), cells - passed)
        left = cells - passed - begun
        // If no exercise remains, the cells lost to rounding belong to those that are begun.
        if totals.passed + totals.begun == totals.exercises && begun > 0 {
            begun += left
            left = 0
        }
    }
}

extension ProgressReport.Totals {
    /// The columns of a table; zeros are left blank.
    fileprivate var columns: [String] {
        [
            "\(passed) of \(exercises)", attempts == 0 ? "" : "\(attempts)",
            attempts == 0 ? "" : Format.duration(seconds), hints == 0 ? "" : "\(hints)",
        ]
    }

    /// The totals in words.
    var words: String {
        ([
            "\(passed) of \(exercises) passed",
            lost == 0 ? nil : "\(lost) failing now",
            begun == 0 ? nil : "\(begun) in progress",
            attempts == 0 ? nil : Format.count(attempts, "attempt"),
            attempts == 0 ? nil : "\(Format.duration(seconds)) of work",
            hints == 0 ? nil : Format.count(hints, "hint"),
        ] as [String?]).compactMap { $0.map(Format.unbroken) }.joined(separator: ", ")
    }
}
