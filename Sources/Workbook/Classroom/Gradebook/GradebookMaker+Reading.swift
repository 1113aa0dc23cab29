import Foundation
import WorkbookModel

// What an instructor says about learners: times, extensions and decisions.

extension GradebookMaker {
    /// Reads when each learner handed in.
    mutating func readTimes(_ table: SubmissionTimes?) {
        guard let table else { return }
        var times: [Int: Date] = [:]
        var (repeated, ambiguous): (Set<Int>, Set<Int>) = ([], [])
        let hasDeadline = policy.policy.deadline != nil || !policy.policy.extensions.isEmpty
        for row in table.rows {
            let members = row.text.map(people.find) ?? people.find(row.clues)
            // A name can be that of a submission in another share.
            if members.isEmpty && !isShare { warnings.append(.unknownTime(row.name)) }
            if row.existsTwice, hasDeadline { ambiguous.formUnion(members) }
            for member in members {
                if let other = times[member], other != row.time { repeated.insert(member) }
                times[member] = max(row.time, times[member] ?? row.time)
            }
        }
        for members in groups {
            guard let latest = members.compactMap({ times[$0] }).max() else { continue }
            for member in members {
                if let other = times[member], other != latest { repeated.insert(member) }
                times[member] = latest
            }
        }
        if !repeated.isEmpty {
            warnings.append(.repeatedTimes(learners: repeated.sorted().map { people.members[$0].shownName }))
        }
        if !ambiguous.isEmpty {
            warnings.append(
                .ambiguousTimes(learners: ambiguous.sorted().map { people.members[$0].shownName }))
        }
        self.times = times
    }

    /// The members who have a submission in common, and no other.
    private var groups: [[Int]] {
        let single = people.members.indices.filter { people.members[$0].submissions.count == 1 }
        return Dictionary(grouping: single) { people.members[$0].submissions[0].submission.id }.values
            .filter { $0.count > 1 }
    }

    /// Reads the deadlines of single learners.
    ///
    /// - Throws: ``GradebookProblem`` for a contradiction.
    mutating func readExtensions() throws(GradebookProblem) {
        var names: [Int: (name: String, isGroup: Bool)] = [:]
        let extensions = policy.policy.extensions.sorted { $0.key < $1.key }.map { name, date in
            (name: name, date: date, members: people.find(name))
        }
        // What is said of a learner counts more than what is said of the learner's group.
        for (name, date, members) in extensions.filter({ $0.members.count > 1 })
            + extensions.filter({ $0.members.count < 2 })
        {
            if members.isEmpty { noteUnknown(name, "extensions") }
            for member in members {
                let other = names.updateValue((name, members.count > 1), forKey: member)
                if let other, other.isGroup == (members.count > 1), deadlines[member] != date {
                    throw .contradiction(
                        "extensions.\(other.name)", "extensions.\(name)",
                        about: people.members[member].shownName)
                }
                deadlines[member] = date
            }
            if let deadline = policy.policy.deadline, date < deadline {
                warnings.append(.earlyExtension(name))
            }
        }
    }

    /// Notes that a name in the policy is nobody's, unless it can be that of somebody in another share.
    private mutating func noteUnknown(_ name: String, _ keyPath: String) {
        if isShare { return }
        warnings.append(.unknownLearner(name, keyPath: keyPath, meant: people.meant(by: name)))
    }

    /// Reads the decisions of a person.
    ///
    /// - Throws: ``GradebookProblem`` for a contradiction.
    mutating func readDecisions() throws(GradebookProblem) {
        var places: [Int: [Exercise.ID?: String]] = [:]
        for (number, decision) in policy.policy.decisions.enumerated() {
            let members = people.find(decision.learner)
            if members.isEmpty { noteUnknown(decision.learner, "decisions[\(number)]") }
            let exercise = policy.decided[number]
            let possible = exercise.flatMap { policy.possible[$0] }
            if !members.isEmpty, let possible, decision.points > possible {
                warnings.append(
                    .manyPoints(
                        decision.points, of: possible, keyPath: "decisions[\(number)]",
                        exercise: exercise?.description, learner: decision.learner))
            }
            let place = "decisions[\(number)] (\"\(decision.learner)\": \(decision.points.plainText))"
            for member in members {
                let name = people.members[member].shownName
                let known = places[member] ?? [:]
                // A total leaves nothing to decide about an exercise.
                if let other = known.first(where: { ($0.key == nil) != (exercise == nil) }) {
                    throw .contradiction(other.value, place, about: "\(name), one of them about everything")
                }
                let earlier = exercise.map { decisions[member]?[$0] } ?? totals[member]
                if let earlier, earlier.points != decision.points {
                    throw .contradiction(
                        known[exercise] ?? "", place,
                        about: "\(exercise?.description ?? "everything") of \(name)")
                }
                places[member, default: [:]][exercise] = place
                if let exercise {
                    decisions[member, default: [:]][exercise] = decision
                } else {
                    totals[member] = decision
                }
            }
        }
    }
}
