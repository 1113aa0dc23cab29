import Foundation
import WorkbookReporting

/// What the gradebook says about a submission, for its feedback and for the page of the class.
package struct GradeSummary: Sendable, Equatable {
    /// Points out of as many as possible.
    package struct Score: Sendable, Hashable {
        /// The points.
        package var points: Double
        /// The most points that there are.
        package var possible: Double

        /// The score in words, such as "7.5 of 10 points".
        package var words: String {
            "\(Score.text(points)) of \(Score.text(possible)) point\(Score.text(possible) == "1" ? "" : "s")"
        }

        /// The share of the possible points, from 0 to 1.
        package var share: Double {
            let share = points / possible
            return share.isFinite ? min(max(0, share), 1) : 0
        }

        /// Returns a number with at most four decimals, as many as a policy can ask for, the same everywhere.
        package static func text(_ number: Double) -> String {
            guard number.isFinite, abs(number) < 1e12 else { return "?" }
            let parts = Int((number * 10_000).rounded())
            let (whole, rest) = (abs(parts) / 10_000, abs(parts) % 10_000)
            // The 1 in front keeps zeros after the point.
            var decimals = "\(10_000 + rest)".dropFirst()
            while decimals.last == "0" { decimals.removeLast() }
            return (parts < 0 ? "-" : "") + "\(whole)" + (decimals.isEmpty ? "" : ".\(decimals)")
        }
    }

    /// The score of each exercise that counts and gives points, by the exercise's slug.
    package var exercises: [String: Score] = [:]
    /// The slugs of the exercises that the policy drops, which have no score.
    package var dropped: Set<String> = []
    /// The score of the whole submission, after everything that the policy adds or takes away.
    package var total: Score?
    /// Whether the learner has other submissions as well, so that nothing counts until somebody chooses one.
    package var isOneOfSeveral = false
    /// Whether the members of a group, for whom there is one summary, have different totals.
    package var differsInGroup = false
    /// Why an exercise has no grade whatever its verdict says, by the exercise's slug.
    package var withheld: [String: String] = [:]
    /// What a person decided, a sentence each, by the exercise's slug.
    package var decisions: [String: String] = [:]
    /// What else the learner should know, a sentence each: about lateness, and about what has no grade.
    package var notes: [String] = []
}

extension GradeSummary {
    /// Takes what concerns a learner from the row of a gradebook.
    init(_ row: GradebookRow, columns: [Gradebook.Column]) {
        var scores: [String: Score] = [:]
        var withheld: [String: String] = [:]
        for (column, cell) in zip(columns, row.cells) where cell.points == nil && row.decision == nil {
            switch cell.standing {
            case .ambiguous: withheld[column.slug] = GradebookRow.severalSubmissions
            case .flagged: withheld[column.slug] = "There is no grade yet: a person has to look at it first."
            default: break
            }
        }
        for (column, cell) in zip(columns, row.cells) {
            // What doesn't count would make the exercises add up to more than the total.
            guard let points = cell.points, column.possible > 0, !cell.isDropped else { continue }
            scores[column.slug] = Score(points: points.number, possible: column.possible.number)
        }
        let decisions = row.decisions(columns)
        self.init(
            exercises: scores,
            dropped: Set(zip(columns, row.cells).filter(\.1.isDropped).map(\.0.slug)),
            total: row.total.map { Score(points: $0.number, possible: row.possible.number) },
            isOneOfSeveral: row.submissions.count > 1, withheld: withheld,
            decisions: Dictionary(
                uniqueKeysWithValues: decisions.flatMap { decision in
                    decision.slugs.map { ($0, decision.sentence) }
                }),
            notes: (row.lateness.sentence.map { [$0] } ?? []) + row.droppedExercises(columns)
                + decisions.map(\.sentence)
                + row.notesOnCredit(columns) + row.reasonsForNoGrade(columns))
    }
}

extension GradeSummary {
    /// Sums up the grades of everyone who handed in a submission; `nil` if there is nobody.
    ///
    /// What is said about a submission reaches all members of a group, so it has only what is the same for all of them.
    init?(_ members: [GradeSummary]) {
        guard let first = members.first else { return nil }
        func isCommon(_ value: (GradeSummary) -> some Equatable) -> Bool {
            members.allSatisfy { value($0) == value(first) }
        }
        self = first
        exercises = first.exercises.filter { slug, _ in isCommon { $0.exercises[slug] } }
        dropped = first.dropped.filter { slug in isCommon { $0.dropped.contains(slug) } }
        isOneOfSeveral = members.allSatisfy(\.isOneOfSeveral)
        withheld = first.withheld.filter { slug, _ in isCommon { $0.withheld[slug] } }
        decisions = first.decisions.filter { slug, _ in isCommon { $0.decisions[slug] } }
        notes = first.notes.filter { note in isCommon { $0.notes.contains(note) } }
        if isCommon(\.total) {
            if !isCommon({ Set($0.notes) }) {
                notes.append(
                    "Not everything is the same for all members of your group. Your instructor can tell you the rest."
                )
            }
            return
        }
        total = nil
        differsInGroup = true
        notes.append(
            "The members of your group don't all have the same grade. Your instructor can tell you yours.")
    }
}

extension GradeSummary {
    /// What stands in place of the points if there are none.
    var wordsForNoTotal: String { differsInGroup ? "not shown here" : "no grade yet" }
}

extension GradebookRow {
    /// Why nothing has a grade if a learner handed in twice.
    fileprivate static let severalSubmissions =
        "There is no grade, because there are several submissions, and nobody has chosen one yet."

    /// Which exercises the policy doesn't count, in a sentence.
    fileprivate func droppedExercises(_ columns: [Gradebook.Column]) -> [String] {
        let dropped = zip(columns, cells).filter(\.1.isDropped).map { "\($0.0.exercise)" }
        return dropped.isEmpty
            ? []
            : [
                "\(Format.list(dropped)) \(dropped.count == 1 ? "doesn't" : "don't") count: the lowest results are dropped."
            ]
    }

    /// What a person decided, and why: a sentence for all exercises with the same points and the same reason, with their slugs.
    fileprivate func decisions(_ columns: [Gradebook.Column]) -> [(slugs: [String], sentence: String)] {
        if let decision {
            let score = GradeSummary.Score(points: decision.points.number, possible: possible.number).words
            let reason = decision.reason.isEmpty ? "." : ": \(decision.reason)"
            return [
                (columns.map(\.slug), "Your instructor decided on \(score) for everything together\(reason)")
            ]
        }
        var groups: [(score: String, reason: String?, columns: [Gradebook.Column])] = []
        for (column, cell) in zip(columns, cells) where cell.isDecided {
            guard let points = cell.points else { continue }
            let score = GradeSummary.Score(points: points.number, possible: column.possible.number).words
            if let place = groups.firstIndex(where: { $0.score == score && $0.reason == cell.reason }) {
                groups[place].columns.append(column)
            } else {
                groups.append((score, cell.reason, [column]))
            }
        }
        return groups.map { score, reason, columns in
            let reason = reason.flatMap { $0.isEmpty ? nil : ": \($0)" } ?? "."
            let words =
                "\(score)\(columns.count == 1 ? "" : " each") for \(Format.list(columns.map(\.exercise)))"
            return (columns.map(\.slug), "Your instructor decided on \(words)\(reason)")
        }
    }

    /// How partial credit was counted, a sentence for each exercise.
    fileprivate func notesOnCredit(_ columns: [Gradebook.Column]) -> [String] {
        zip(columns, cells).compactMap { column, cell in
            // A person's decision explains its own points.
            guard decision == nil, !cell.isDecided, let note = cell.noteOnCredit else { return nil }
            return "\(column.exercise) \(note)"
        }
    }

    /// Why exercises have no grade, a sentence for each; reasons that the submission's problems already state are left out.
    fileprivate func reasonsForNoGrade(_ columns: [Gradebook.Column]) -> [String] {
        if decision != nil { return [] }
        if cells.contains(where: { $0.standing == .ambiguous && $0.points == nil }) {
            return [Self.severalSubmissions]
        }
        return zip(columns, cells).compactMap { column, cell in
            guard let reason = cell.reasonForNoGrade else { return nil }
            return "\(column.exercise) has no grade: \(reason)."
        }
    }
}

extension Decimal {
    /// The number for a screen, where no more than four decimals count.
    fileprivate var number: Double { NSDecimalNumber(decimal: self).doubleValue }
}
