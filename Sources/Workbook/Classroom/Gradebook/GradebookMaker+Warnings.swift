import Foundation
import WorkbookModel

// What a person should know about the policy and the times, although a gradebook can be made.

extension GradebookMaker {
    /// Looks for a rule about lateness that applies to nobody, or only to some.
    mutating func checkLateRule() {
        if policy.policy.late.mostPercent < 100, policy.policy.late.percentPerDay == 0 {
            warnings.append(.unusedKey("late.mostPercent", without: "late.percentPerDay"))
        }
        guard policy.policy.late != LatePolicy(), policy.policy.deadline == nil else { return }
        warnings.append(.noDeadline(hasExtensions: !policy.policy.extensions.isEmpty))
    }

    /// Looks for dates at which the clocks are set back.
    mutating func checkDates() {
        let policy = policy.policy
        guard let first = policy.ambiguousDates.min(by: { $0.key < $1.key }) else { return }
        let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: policy.timeZone)
        warnings.append(
            .ambiguousDates(
                keyPaths: policy.ambiguousDates.keys.sorted(), example: style.format(first.value)))
    }

    /// Looks for learners whose lateness nobody knows because the table of times lacks them.
    mutating func findMissingTimes() {
        guard let times else { return }
        let missing = people.members.indices.filter { number in
            let hasDeadline = deadlines[number] != nil || policy.policy.deadline != nil
            return hasDeadline && people.members[number].submissions.count == 1 && times[number] == nil
        }
        if missing.isEmpty { return }
        warnings.append(.missingTimes(learners: missing.map { people.members[$0].shownName }))
    }

    /// Looks for submissions whose times were read before the policy named its time zone.
    mutating func compareTimeZones(with results: ClassResults) {
        let policy = policy.policy
        guard times == nil, policy.deadline != nil || !deadlines.isEmpty, let named = policy.namedTimeZone
        else {
            return
        }
        let others = Dictionary(grouping: results.submissions.map(\.submission)) { $0.assumedTimeZone }
        for (zone, submissions) in others.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
            guard let zone, zone != named.identifier else { continue }
            warnings.append(
                .otherTimeZone(
                    TimeZone(identifier: zone)?.shownName ?? zone, policy: named.shownName,
                    submissions: submissions.map(\.id)))
        }
    }

    /// Looks for learners who get no zero yet, because a submission can be anybody's.
    mutating func findWaitingZeros(in rows: [GradebookRow]) {
        guard policy.policy.missing == .zero, people.hasUnknownSubmission else { return }
        let count = zip(people.members, rows).count { $0.submissions.isEmpty && $1.total == nil }
        if count > 0 { warnings.append(.zeroWaits(count)) }
    }

    /// Looks for decisions that give more points than everything together is worth, without what is dropped.
    mutating func findManyPoints(in rows: [GradebookRow]) {
        for (number, decision) in policy.policy.decisions.enumerated() where policy.decided[number] == nil {
            let members = people.find(decision.learner)
            guard let possible = members.map({ rows[$0].possible }).min(), decision.points > possible else {
                continue
            }
            warnings.append(
                .manyPoints(
                    decision.points, of: possible, keyPath: "decisions[\(number)]", exercise: nil,
                    learner: decision.learner))
        }
    }

    /// Looks for submissions that the platform has marked as late, and whose times say something else.
    mutating func findMarkedLate(in rows: [GradebookRow]) {
        let marked = zip(people.members, rows).enumerated().flatMap { number, pair in
            pair.1.lateness == .inTime && deadlines[number] == nil
                ? pair.0.submissions.map(\.submission).filter(\.isMarkedLate).map(\.id) : []
        }
        if !marked.isEmpty { warnings.append(.markedLate(submissions: Set(marked).sorted())) }
    }

    /// Forgets that a learner has several submissions if a person decided on everything.
    mutating func settleSeveralSubmissions() {
        let settled = people.members.indices.filter { number in
            totals[number] != nil || exercises.allSatisfy { decisions[number]?[$0.id] != nil }
        }.map { Set(people.members[$0].submissions.map(\.submission.id)) }
        warnings.removeAll { warning in
            guard case .severalSubmissions(_, let ids, _) = warning else { return false }
            return settled.contains(Set(ids))
        }
    }

    /// Looks for decisions about exercises that the results don't have.
    mutating func checkDecisions() {
        let known = Set(exercises.map(\.id))
        let unused = zip(policy.policy.decisions, policy.decided).compactMap { decision, exercise in
            exercise.flatMap { known.contains($0) ? nil : "\($0) (\(decision.learner))" }
        }
        if !unused.isEmpty { warnings.append(.unusedDecisions(unused)) }
    }

    /// Looks for requirements and points that are for other lessons or exercises than the results have.
    mutating func checkAbsentLessons() {
        let absent = policy.required.subtracting(exercises.map(\.id.lesson)).sorted()
        if !absent.isEmpty { warnings.append(.absentRequirements(lessons: absent)) }
        warnings += policy.unusedPoints.map { .unusedPoints(keyPath: $0) }
    }

    /// Looks for a policy that drops as many exercises as there are.
    mutating func checkDropping() {
        let count = exercises.count { (policy.possible[$0.id] ?? 0) > 0 }
        let dropped = policy.policy.dropLowest
        if count > 0, dropped >= count { warnings.append(.manyDropped(dropped, of: count)) }
    }

    /// Looks for exercises in which partial credit is more than it should be, because nobody knows what their starters pass.
    mutating func checkStarters(with results: ClassResults) {
        guard policy.policy.partialCredit != .none else { return }
        let unknown = exercises.filter { exercise in
            guard results.starterChecks[exercise.id] == nil else { return false }
            return results.submissions.flatMap(\.exercises).contains { result in
                result.exercise.id == exercise.id && [.failed, .stopped].contains(result.state)
                    && result.verdict?.checks.contains { $0.state == .passed } == true
            }
        }
        if unknown.isEmpty { return }
        warnings.append(.unknownStarters(exercises: unknown.map(\.id.description)))
    }

    /// Looks for weights of checks that no verdict has.
    mutating func compareWeights(with results: ClassResults) {
        if !policy.weights.isEmpty, policy.policy.partialCredit != .weights {
            warnings.append(.unusedKey("weights", without: #""partialCredit": "weights""#))
            return
        }
        for exercise in exercises {
            guard let weights = policy.weights[exercise.id] else { continue }
            let verdicts = results.submissions.flatMap(\.exercises)
                .filter { $0.exercise.id == exercise.id }.compactMap(\.verdict)
            let known = Set(verdicts.flatMap(\.checks).map(\.check.id))
            if known.isEmpty { continue }
            for check in weights.keys.sorted() where !known.contains(check) {
                warnings.append(.unknownCheck(check, exercise: exercise.id.description))
            }
        }
    }
}
