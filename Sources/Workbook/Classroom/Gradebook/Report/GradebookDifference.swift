import Foundation
import WorkbookReporting

/// What changed between two gradebooks of a class, and why: after a regrade, or with another policy.
package struct GradebookDifference: Sendable, Equatable {
    /// What of a learner can change.
    package enum Item: Sendable, Equatable {
        /// The points for an exercise, such as `3.2`.
        case exercise(String)
        /// What the lateness costs, and all points together.
        case penalty, total

        /// The item in a word or two.
        var words: String {
            switch self {
            case .exercise(let id): id
            case .penalty: "late penalty"
            case .total: "total"
            }
        }
    }

    /// Something of a learner that changed.
    package struct Change: Sendable, Equatable {
        /// What changed.
        package var item: Item
        /// The points before; `nil` for no grade.
        package var old: Decimal?
        /// The points now; `nil` for no grade.
        package var new: Decimal?
        /// Why, as phrases.
        package var reasons: [String]

        /// The change for a terminal.
        fileprivate var line: StyledLine {
            let points = [old, new].map { $0?.plainText ?? "no grade" }
            let arrow = Span(" → ", spoken: ", now ")
            return
                "  \(item.words): \(points[0])\(arrow)\(points[1])\(reasons.isEmpty ? "" : " (\(reasons.joined(separator: "; ")))")"
        }
    }

    /// What changed for a learner.
    package struct Entry: Sendable, Equatable {
        /// What identifies the learner.
        package var key: String
        /// What to call the learner.
        package var name: String
        /// The exercises in the course's order, then the late penalty and the total.
        package var changes: [Change]

        /// The most exercises to show on a terminal.
        private static let most = 3

        /// The changes for a terminal: of many exercises only the first, and always the total.
        fileprivate var lines: [StyledLine] {
            let exercises = changes.filter { if case .exercise = $0.item { true } else { false } }
            let others = changes.dropFirst(exercises.count)
            let hidden = exercises.count - Self.most
            return exercises.prefix(Self.most).map(\.line)
                + (hidden > 0 ? ["  and \(Format.count(hidden, "more exercise"))"] : []) + others.map(\.line)
        }
    }

    /// The learners for whom something changed, in the order of the new gradebook.
    package var entries: [Entry] = []
    /// The learners who are only in the new gradebook.
    package var added: [String] = []
    /// The learners who are only in the old gradebook.
    package var removed: [String] = []
    /// How many learners are in both.
    package var compared = 0

    /// Creates a difference in which nothing changed.
    init() {}

    /// Compares two gradebooks.
    package init(from old: Gradebook, to new: Gradebook) {
        let before = Dictionary(old.rows.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let keys = Set(new.rows.map(\.key))
        removed = zip(old.rows, old.names).filter { !keys.contains($0.0.key) }.map(\.1)
        let oldPlaces = Dictionary(
            old.columns.enumerated().map { ($1.slug, $0) }, uniquingKeysWith: { first, _ in first })
        for (row, name) in zip(new.rows, new.names) {
            guard let other = before[row.key] else {
                added.append(name)
                continue
            }
            compared += 1
            var changes: [Change] = new.columns.enumerated().compactMap { place, column in
                let oldPlace = oldPlaces[column.slug]
                return Self.change(
                    column, row.cells[place], from: oldPlace.map { other.cells[$0] },
                    worth: oldPlace.map { old.columns[$0].possible })
            }
            let slugs = Set(new.columns.map(\.slug))
            for (column, cell) in zip(old.columns, other.cells) where !slugs.contains(column.slug) {
                changes.append(
                    Change(
                        item: .exercise(column.exercise), old: cell.points, new: nil,
                        reasons: ["no longer asked for"]))
            }
            if row.doubt != other.doubt, row.submissions == other.submissions {
                for place in changes.indices { changes[place].reasons = [Self.reason(for: row.doubt)] }
            }
            // Another day or percentage makes no difference to someone who loses nothing, or has no grade.
            if row.penalty != other.penalty, row.total != nil {
                changes.append(
                    Change(
                        item: .penalty, old: other.penalty, new: row.penalty,
                        reasons: Self.reasons(for: row, before: other)))
            }
            let isOther = row.possible != other.possible
            if row.total != other.total || isOther && (row.total ?? 0) != 0 {
                let reasons = [
                    Self.decision(row.decision != nil, before: other.decision != nil),
                    isOther ? "of \(other.possible.plainText), now of \(row.possible.plainText)" : nil,
                ]
                changes.append(
                    Change(
                        item: .total, old: other.total, new: row.total, reasons: reasons.compactMap(\.self)))
            }
            let groups = [other.learner.group, row.learner.group]
            if groups[0] != groups[1], row.submissions != other.submissions {
                let words = groups.map { $0.isEmpty ? "no group" : "group \($0)" }
                for place in changes.indices {
                    changes[place].reasons.append(words.joined(separator: ", now "))
                }
            }
            if !changes.isEmpty { entries.append(Entry(key: row.key, name: name, changes: changes)) }
        }
    }

    /// Returns why the points changed of somebody who handed in nothing.
    private static func reason(for doubt: GradebookRow.Doubt?) -> String {
        switch doubt {
        case .learners: "a submission may be theirs"
        case .anybodys: "a submission belongs to nobody"
        case nil: "no submission may be theirs any more"
        }
    }

    /// Returns why somebody loses more or less by lateness than before.
    private static func reasons(for new: GradebookRow, before old: GradebookRow) -> [String] {
        // A person decides on a total as it is, late or not.
        if (new.decision != nil) != (old.decision != nil) {
            return [decision(new.decision != nil, before: old.decision != nil)].compactMap(\.self)
        }
        let earned = [old, new].map { row in
            row.cells.filter { !$0.isDropped }.reduce(Decimal(0)) { $0 + ($1.points ?? 0) }
        }
        let words = [old, new].map { $0.submissions.isEmpty ? "nothing handed in" : $0.lateness.words }
        let isOther = old.lateness.percent != new.lateness.percent
        // Without a penalty, before or now, the points made no difference.
        let isFree = old.lateness.percent == 0 || new.lateness.percent == 0
        let reasons =
            (isOther && words[0] != words[1] ? [words.joined(separator: ", now ")] : [])
            + (earned[0] == earned[1] || isFree ? [] : ["other points"])
        return reasons.isEmpty ? ["other late rules"] : reasons
    }

    private static func change(
        _ column: Gradebook.Column, _ new: GradebookRow.Cell, from old: GradebookRow.Cell?,
        worth possible: Decimal?
    ) -> Change? {
        guard let old, let possible else {
            return Change(
                item: .exercise(column.exercise), old: nil, new: new.points, reasons: ["newly asked for"])
        }
        let isSame =
            new.points == old.points && new.standing == old.standing && new.isDropped == old.isDropped
        if isSame { return nil }
        var reasons: [String] = []
        if possible != column.possible {
            reasons.append("worth \(possible.plainText), now \(column.possible.plainText)")
        }
        if new.standing != old.standing {
            reasons.append("\(old.standing.words), now \(new.standing.words)")
        }
        if old.checks > 0, new.checks > 0,
            [new.passedChecks, new.checks] != [old.passedChecks, old.checks]
        {
            reasons.append(
                "\(old.passedChecks) of \(old.checks) checks, now \(new.passedChecks) of \(new.checks)")
        }
        reasons += [decision(new.isDecided, before: old.isDecided)].compactMap(\.self)
        // Points that were only rounded differ by less than a hundredth of what the exercise is worth.
        let isRescaled =
            if let before = old.points, let now = new.points {
                abs(before * column.possible - now * possible) * 100 <= possible * column.possible
            } else {
                old.points == new.points
            }
        let isUnexplained =
            reasons.isEmpty
            ? new.points != old.points : reasons.count == 1 && possible != column.possible && !isRescaled
        if isUnexplained {
            let isAbsent = new.standing == .noSubmission
            reasons.append(
                "other rules for \(isAbsent ? "who handed in nothing" : "partial credit or flags")")
        }
        // That alone doesn't change the points.
        if new.isDropped != old.isDropped { reasons.append(new.isDropped ? "dropped" : "counts again") }
        return Change(item: .exercise(column.exercise), old: old.points, new: new.points, reasons: reasons)
    }

    /// Returns what a person's decision has to do with a change; `nil` if there is none and was none.
    private static func decision(_ isDecided: Bool, before wasDecided: Bool) -> String? {
        isDecided ? "decided by hand" : wasDecided ? "decision withdrawn" : nil
    }
}

extension GradebookDifference {
    /// Whether both gradebooks are the same to learners.
    package var isEmpty: Bool { entries.isEmpty && added.isEmpty && removed.isEmpty }

    /// Returns the difference for a terminal.
    ///
    /// - Parameter most: The most learners to show.
    package func lines(most: Int) -> [StyledLine] {
        var lines: [StyledLine] = [
            entries.isEmpty
                ? "Nothing changed for \(Format.count(compared, "learner"))."
                : "Something changed for \(entries.count) of \(Format.count(compared, "learner"))."
        ]
        let moved = added.filter(removed.contains)
        for (names, words) in [
            (added.filter { !moved.contains($0) }, "New"),
            (removed.filter { !moved.contains($0) }, "No longer there"),
            (moved, "In another row, because the roster has changed"),
        ] where !names.isEmpty { lines.append("\(words): \(Format.list(names)).") }
        for entry in entries.prefix(most) { lines += ["", "\(entry.name, .strong)"] + entry.lines }
        let hidden = entries.count - most
        return lines + (hidden > 0 ? ["", "and \(Format.count(hidden, "more learner"))"] : [])
    }

    /// The difference as a table with a row for each change.
    package var csv: Data {
        let header = ["learner", "name", "item", "before", "now", "why"].map { CSVCell.text($0) }
        let rows = entries.flatMap { entry in
            entry.changes.map { change -> [CSVCell] in
                [
                    .text(entry.key), .text(entry.name), .text(change.item.words),
                    change.old.map { .number($0) } ?? .empty,
                    change.new.map { .number($0) } ?? .empty, .text(change.reasons.joined(separator: "; ")),
                ]
            }
        }
        let others = [(added, "only now"), (removed, "only before")].flatMap { names, why in
            names.map { [CSVCell.empty, .text($0), .empty, .empty, .empty, .text(why)] }
        }
        return CSVCell.file([header] + rows + others)
    }
}

extension Lateness {
    /// The lateness in a few words.
    fileprivate var words: String {
        switch self {
        case .notApplicable: "no deadline"
        case .inTime: "in time"
        case .late(let days, let percent): "late, day \(days) (−\(percent.plainText) %)"
        case .unknown: "time unknown"
        }
    }
}
