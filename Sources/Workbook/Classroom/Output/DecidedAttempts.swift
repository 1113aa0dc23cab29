import Foundation
import WorkbookModel
import WorkbookSystem

/// Which attempts each decision of a person was first applied to, to say so if somebody hands in again after it.
package struct DecidedAttempts {
    private struct Decision: Codable {
        /// The key of the learner's row.
        var learner: String
        /// The exercise's slug; `nil` if the decision is about everything.
        var exercise: String?
        var points: Decimal
        var reason: String
        /// The digests of the learner's attempts, by the exercises' slugs; none of what is missing or the starter.
        var attempts: [String: [String]] = [:]

        func isSame(as other: Decision) -> Bool {
            learner == other.learner && exercise == other.exercise && points == other.points
                && reason == other.reason
        }
    }

    private var decisions: [Decision]
    private let folder: ClassFolder

    /// Reads what was stored the last time.
    package init(in folder: ClassFolder) {
        self.folder = folder
        // Without a readable list, every decision counts as one about what is there now.
        decisions = (try? JSONFile.decode([Decision].self, at: folder.decisions)) ?? []
    }

    /// Returns a warning for each decision since which the learner has handed in something else, or since which more exercises
    /// are asked for, and notes new decisions.
    ///
    /// A decision with other points or another reason is a new one.
    package mutating func compare(_ gradebook: Gradebook, with results: ClassResults) -> [GradebookWarning] {
        var warnings: [GradebookWarning] = []
        var current: [Decision] = []
        for (row, name) in zip(gradebook.rows, gradebook.names) {
            var outdated: [Decision] = []
            var reduced: [Decision] = []
            for var decision in Self.decisions(in: row, gradebook.columns) {
                let earlier = decisions.first(where: decision.isSame)
                let known = earlier?.attempts ?? [:]
                var added: [String] = []
                // Those at exercises of lessons that were taken out count again when these are back.
                decision.attempts = known
                var (isOutdated, isReduced) = (false, false)
                for column in gradebook.columns where (decision.exercise ?? column.slug) == column.slug {
                    if earlier != nil, known[column.slug] == nil {
                        added.append(column.exercise)
                        continue
                    }
                    let attempts = attempts(of: row, at: column.slug, results)
                    decision.attempts[column.slug] = known[column.slug] ?? attempts
                    guard let known = known[column.slug] else { continue }
                    // Nobody hands in anything by removing one of two submissions.
                    isOutdated = isOutdated || !Set(attempts).isSubset(of: known)
                    isReduced = isReduced || Set(attempts).isStrictSubset(of: known)
                }
                current.append(decision)
                if isOutdated { outdated.append(decision) } else if isReduced { reduced.append(decision) }
                if !added.isEmpty {
                    warnings.append(
                        .decidedOnFewer(learner: name, exercises: added, submissions: row.submissions))
                }
            }
            func numbers(_ decisions: [Decision]) -> [String] {
                gradebook.columns.filter { column in
                    decisions.contains { $0.exercise == column.slug }
                }.map(\.exercise)
            }
            if !outdated.isEmpty {
                warnings.append(
                    .handedInAgain(learner: name, exercises: numbers(outdated), submissions: row.submissions))
            }
            if !reduced.isEmpty {
                warnings.append(
                    .decidedOnMore(learner: name, exercises: numbers(reduced), submissions: row.submissions))
            }
        }
        let slugs = gradebook.columns.map(\.slug)
        decisions = current + decisions.filter { $0.exercise.map { !slugs.contains($0) } ?? false }
        return warnings
    }

    private static func decisions(in row: GradebookRow, _ columns: [Gradebook.Column]) -> [Decision] {
        if let decision = row.decision {
            return [
                Decision(learner: row.key, exercise: nil, points: decision.points, reason: decision.reason)
            ]
        }
        return zip(columns, row.cells).compactMap { column, cell in
            guard cell.isDecided, let points = cell.points else { return nil }
            return Decision(
                learner: row.key, exercise: column.slug, points: points, reason: cell.reason ?? "")
        }
    }

    /// Returns the digests of what a learner handed in for an exercise, in order; what can't be graded because something else in
    /// the submission is in its way counts as another attempt.
    private func attempts(of row: GradebookRow, at slug: String, _ results: ClassResults) -> [String] {
        guard let exercise = results.exercises.first(where: { $0.slug == slug }) else { return [] }
        return results.submissions.filter { row.submissions.contains($0.submission.id) }.compactMap {
            result in
            let attempt = folder.attempt(at: exercise, by: result.submission, in: results.course)
            guard ExerciseResult.Status(ungraded: attempt) == .pending else { return nil }
            let isUnusable = result.exercises.contains {
                $0.exercise.slug == slug && $0.state == .unusable
            }
            return attempt.digest() + (isUnusable ? " unusable" : "")
        }.sorted()
    }

    /// What has to be written to keep the decisions with the results: one file at most.
    ///
    /// - Throws: The encoder's errors.
    package func writes() throws -> [SettingsWrite] {
        if decisions.isEmpty, FileKind(of: folder.decisions) == .nothing { return [] }
        return [SettingsWrite(place: folder.decisions, content: try JSONFile.encode(decisions))]
    }

    /// Keeps the decisions with the results.
    ///
    /// - Throws: The file system's errors.
    package func store() throws { for write in try writes() { try write.keep() } }
}
