import Foundation
import WorkbookModel
import WorkbookReporting

/// Makes the rows of a gradebook.
struct GradebookMaker {
    let policy: ClassPolicy
    let exercises: [Exercise]
    let people: GradebookClass
    var warnings: [GradebookWarning]
    /// When each learner handed in, if a table says so.
    var times: [Int: Date]?
    var deadlines: [Int: Date] = [:]
    /// The decisions of a person for each learner, by exercise.
    var decisions: [Int: [Exercise.ID: GradingPolicy.Decision]] = [:]
    /// The decisions of a person on everything together, by learner.
    var totals: [Int: GradingPolicy.Decision] = [:]

    /// Whether somebody without a submission here may have one in another share.
    let isShare: Bool

    init(policy: ClassPolicy, people: GradebookClass, results: ClassResults) {
        self.policy = policy
        self.exercises = results.exercises
        self.people = people
        isShare = !results.elsewhere.isEmpty
        warnings = (isShare ? [.isShare] : []) + people.warnings
    }

    /// Returns the row of a member of the class.
    func row(_ number: Int) -> GradebookRow {
        let member = people.members[number]
        var notes = [member.note].compactMap(\.self)
        var cells = exercises.indices.map { cell($0, of: number, &notes) }
        let isComplete = cells.allSatisfy { $0.points != nil }
        let decision = totals[number].map {
            GradebookRow.Decision(points: $0.points.rounded(to: policy.policy.decimals), reason: $0.reason)
        }
        if let decision {
            notes.append("total: \(decision.points.plainText) by hand (\(decision.reason))")
        }
        notes += wholeNotes(member, hasGrade: isComplete || decision != nil)
        let dropped = dropped(among: cells)
        if isComplete { for place in dropped { cells[place].isDropped = true } }
        let counting = cells.indices.filter { !dropped.contains($0) }
        let possible =
            isComplete && decision == nil
            ? counting.reduce(Decimal(0)) { $0 + (policy.possible[exercises[$1].id] ?? 0) } : mostPossible
        let earned = counting.reduce(Decimal(0)) { $0 + (cells[$1].points ?? 0) }
        var lateness = lateness(number, member, &notes)
        // A person decided on the total as it is.
        if case .late(let days, _) = lateness, decision != nil { lateness = .late(days: days, percent: 0) }
        if lateness == .unknown, earned > 0, decision == nil {
            notes.append("nobody knows when it was handed in, so nothing was taken off")
        }
        // What is left is rounded, as it would be if somebody calculated it by hand.
        let penalty = earned - (earned - earned * lateness.percent / 100).rounded(to: policy.policy.decimals)
        let (unmet, unknown) = unmetLessons(cells)
        for (lessons, words) in [(unmet, "not passed"), (unknown, "not known yet")]
        where !lessons.isEmpty && !member.submissions.isEmpty {
            notes.append("required and \(words): lesson \(lessons.map(String.init).joined(separator: ", "))")
        }
        return GradebookRow(
            key: member.key, learner: member.learner, submissions: member.submissions.map(\.submission.id),
            cells: cells, lateness: lateness, penalty: isComplete ? penalty : 0,
            total: decision?.points ?? (isComplete ? earned - penalty : nil), possible: possible,
            unmetLessons: unmet, notes: notes, decision: decision,
            timeInTable: times.map { GradebookRow.TimeInTable(time: $0[number]) }, doubt: doubt(on: member))
    }

    /// Returns what keeps a learner without a submission from a zero.
    private func doubt(on member: GradebookClass.Member) -> GradebookRow.Doubt? {
        guard member.submissions.isEmpty else { return nil }
        // A submission of which nobody knows whose it is can be anybody's, whatever its name looks like.
        return member.doubtful.isEmpty ? people.hasUnknownSubmission ? .anybodys : nil : .learners
    }

    /// Returns an exercise of a learner, and notes why it has no grade or needs a look.
    private func cell(_ place: Int, of number: Int, _ notes: inout [String]) -> GradebookRow.Cell {
        let exercise = exercises[place]
        let member = people.members[number]
        let possible = policy.possible[exercise.id] ?? 0
        var cell = GradebookRow.Cell(standing: isShare ? .pending : .noSubmission)
        let result = member.submissions.first?.exercises.first { $0.exercise.id == exercise.id }
        if member.submissions.count > 1 {
            cell.standing = .ambiguous
        } else if let submission = member.submissions.first, !submission.isOfOtherLessons {
            cell.standing = result?.state ?? .pending
        }
        if let verdict = result?.verdict, cell.standing != .ambiguous {
            cell.checks = verdict.checks.count
            cell.passedChecks = verdict.checks.count { $0.state == .passed }
            cell.noteOnCredit = policy.noteOnCredit(verdict)
            cell.flags = verdict.flags.count
            cell.points = policy.share(of: verdict).map { share in
                let decimals = policy.policy.decimals
                let points = (possible * share).rounded(to: decimals)
                // Rounding gives nobody all points.
                guard share < 1, possible > 0, points >= possible else { return points }
                return points - Decimal(sign: .plus, exponent: -decimals, significand: 1)
            }
            if verdict.outcome == .flagged, decisions[number]?[exercise.id] == nil, totals[number] == nil {
                notes += verdict.flags.prefix(3).map { "\(exercise.id) needs a look: \($0.shortText)" }
            }
        }
        switch cell.standing {
        case .notStarted, .missing: cell.points = 0
        case .noSubmission:
            cell.points = policy.policy.missing == .zero && doubt(on: member) == nil ? 0 : nil
        default: break
        }
        if let decision = decisions[number]?[exercise.id] {
            let points = decision.points.rounded(to: policy.policy.decimals)
            cell.points = points
            cell.isDecided = true
            cell.reason = decision.reason
            notes.append("\(exercise.id): \(points.plainText) by hand (\(decision.reason))")
        }
        if cell.points == nil, totals[number] == nil {
            let isCourseBroken = cell.standing == .graderError && result?.failingReference != nil
            cell.reasonForNoGrade =
                isCourseBroken ? "the course's own solution does not pass" : cell.standing.reasonForNoGrade
            let note = cell.standing == .unusable ? result?.unusableNote : cell.reasonForNoGrade
            notes += note.map { ["\(exercise.id) has no grade: \($0)"] } ?? []
        }
        return cell
    }

    /// Returns the notes about a whole submission.
    ///
    /// - Parameter hasGrade: Whether there is a total all the same, because a person decided on what has no result.
    private func wholeNotes(_ member: GradebookClass.Member, hasGrade: Bool) -> [String] {
        if member.submissions.isEmpty {
            if !member.doubtful.isEmpty {
                return ["no submission, but \(Format.list(member.doubtful)) may be from this learner"]
            }
            if isShare { return ["no submission in this share of the class"] }
            let waits = policy.policy.missing == .zero && people.hasUnknownSubmission && !hasGrade
            return ["no submission\(waits ? ", and no zero while one belongs to nobody" : "")"]
        }
        if member.submissions.count == 1, member.submissions[0].isOfOtherLessons {
            return ["only other lessons were handed in"]
        }
        if member.submissions.count > 1 {
            let count = "\(member.submissions.count) submissions"
            return [hasGrade ? count : "no grade: \(count), keep the one that counts"]
        }
        var notes: [String] = []
        let said = member.submissions[0].exercises.compactMap(\.unusableNote)
        for problem in member.submissions[0].submission.problems {
            guard let words = problem.gradebookNote else { continue }
            let note = problem.isFatal && !hasGrade ? "no grade: \(words)" : words
            if !notes.contains(note) && !said.contains(note) { notes.append(note) }
        }
        if !member.doubtful.isEmpty {
            notes.append("\(Format.list(member.doubtful)) may be from this learner, too")
        }
        return notes
    }

    /// The most points that anybody can have: nobody knows which exercises would not count for somebody without a grade, or whose
    /// total a person decided.
    private var mostPossible: Decimal {
        let worth = exercises.compactMap { policy.possible[$0.id] }.filter { $0 > 0 }.sorted(by: >)
        return worth.prefix(max(1, worth.count - policy.policy.dropLowest)).reduce(0, +)
    }

    /// Returns the places of the exercises that don't count, which have the smallest share of their points; of several, the ones with
    /// the most points, then the last ones.
    private func dropped(among cells: [GradebookRow.Cell]) -> Set<Int> {
        let shares = cells.indices.compactMap { place -> (place: Int, share: Decimal, possible: Decimal)? in
            let possible = policy.possible[exercises[place].id] ?? 0
            guard possible > 0 else { return nil }
            return (place, (cells[place].points ?? 0) / possible, possible)
        }
        let lowest = shares.sorted {
            ($0.share, -$0.possible, -$0.place) < ($1.share, -$1.possible, -$1.place)
        }
        // At least one exercise counts.
        return Set(lowest.prefix(min(policy.policy.dropLowest, max(0, shares.count - 1))).map(\.place))
    }

    private func lateness(_ number: Int, _ member: GradebookClass.Member, _ notes: inout [String]) -> Lateness
    {
        guard member.submissions.count == 1, let submission = member.submissions.first?.submission,
            let deadline = deadlines[number] ?? policy.policy.deadline
        else { return .notApplicable }
        let time = times.map { $0[number] } ?? submission.submittedAt
        guard let time else {
            // Unchanged starters have no time of their own.
            let isStarted = member.submissions[0].exercises.contains {
                $0.state != .notStarted && $0.state != .missing
            }
            return isStarted || times != nil ? .unknown : .notApplicable
        }
        let lateness = policy.policy.late.lateness(
            of: time, deadline: deadline, in: policy.policy.timeZone)
        switch lateness {
        case .late(let days, _): notes.append("handed in late (day \(days))")
        case .inTime where submission.isMarkedLate && deadlines[number] == nil:
            notes.append("its name says that it is late, but its time does not")
        case .inTime, .notApplicable, .unknown: break
        }
        return lateness
    }

    /// Returns the required lessons that did not pass, and those that may still pass because something in them isn't known yet.
    private func unmetLessons(_ cells: [GradebookRow.Cell]) -> (unmet: [Int], unknown: [Int]) {
        var (unmet, unknown): ([Int], [Int]) = ([], [])
        for lesson in policy.required.sorted() {
            let others = zip(exercises, cells).filter { exercise, cell in
                guard exercise.id.lesson == lesson else { return false }
                if cell.isDecided { return cell.points != policy.possible[exercise.id] }
                return cell.standing != .passed && (cell.standing != .flagged || cell.points == nil)
            }.map(\.1)
            if others.isEmpty { continue }
            let mayPass = others.allSatisfy { !$0.isDecided && ($0.isOpen || $0.standing == .flagged) }
            if mayPass { unknown.append(lesson) } else { unmet.append(lesson) }
        }
        return (unmet, unknown)
    }
}
