import Foundation
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// A policy whose names of lessons and exercises were found in a course.
struct ClassPolicy {
    let policy: GradingPolicy
    /// What each exercise of the class is worth, rounded as points are, so that nobody can get more than that.
    private(set) var possible: [Exercise.ID: Decimal] = [:]
    /// What each exercise of the class is worth before that is rounded.
    private var worth: [Exercise.ID: Decimal] = [:]
    /// The weights of checks.
    private(set) var weights: [Exercise.ID: [String: Decimal]] = [:]
    /// The numbers of the required lessons.
    private(set) var required: Set<Int> = []
    /// The exercise of each decision; `nil` for one about everything.
    private(set) var decided: [Exercise.ID?] = []

    /// The keys of points that are all for lessons or exercises that the results don't have.
    private(set) var unusedPoints: [String] = []
    /// The ids of the checks that an exercise's starter passes, as far as that is known.
    private let starterChecks: [Exercise.ID: Set<String>]

    /// Finds the names of a policy.
    init(
        _ policy: GradingPolicy, course: Course, exercises: [Exercise],
        starterChecks: [Exercise.ID: Set<String>] = [:]
    ) throws(GradebookProblem) {
        self.policy = policy
        self.starterChecks = starterChecks
        let own = try Self.exercises(policy.exercises, "exercises", in: course)
        for exercise in exercises {
            worth[exercise.id] = own[exercise.id] ?? policy.points
            possible[exercise.id] = worth[exercise.id]?.rounded(to: policy.decimals)
        }
        var names: [Int: String] = [:]
        for name in policy.lessons.keys.sorted() {
            let lesson = try Self.lesson(name, "lessons.\(name)", in: course)
            if let other = names.updateValue(name, forKey: lesson.number) {
                throw .sameName(other, name, keyPath: "lessons")
            }
            try share(
                policy.lessons[name] ?? 0, among: exercises.filter { $0.id.lesson == lesson.number }, own,
                name)
        }
        if !own.isEmpty, exercises.allSatisfy({ own[$0.id] == nil }) { unusedPoints.append("exercises") }
        if !names.isEmpty, exercises.allSatisfy({ names[$0.id.lesson] == nil }) {
            unusedPoints.append("lessons")
        }
        for exercise in exercises where possible[exercise.id] == 0 {
            guard let worth = worth[exercise.id], worth > 0 else { continue }
            throw .roundedToZero(
                exercise: exercise.id.description, points: worth.rounded(to: 4), decimals: policy.decimals)
        }
        weights = try Self.exercises(policy.weights, "weights", in: course)
        for name in policy.required {
            required.insert(try Self.lesson(name, "required", in: course).number)
        }
        for (number, decision) in policy.decisions.enumerated() {
            guard let name = decision.exercise else {
                decided.append(nil)
                continue
            }
            let keyPath = "decisions[\(number)].exercise (\"\(decision.learner)\")"
            decided.append(try Self.exercise(name, keyPath, in: course).id)
        }
    }

    /// Shares the points of a lesson so that they add up to exactly that, rounded as points are.
    private mutating func share(
        _ points: Decimal, among exercises: [Exercise], _ own: [Exercise.ID: Decimal], _ lesson: String
    ) throws(GradebookProblem) {
        let claimed = exercises.reduce(0) { $0 + (own[$1.id] ?? 0) }
        if points < claimed { throw .lessonTooSmall(lesson: lesson) }
        let (others, fixed) = (
            exercises.filter { own[$0.id] == nil }, exercises.filter { own[$0.id] != nil }
        )
        if others.isEmpty, !exercises.isEmpty, points != claimed { throw .lessonTooLarge(lesson: lesson) }
        // Several halves that were rounded up can be more than the lesson.
        let rest = max(
            0, points.rounded(to: policy.decimals) - fixed.reduce(0) { $0 + (possible[$1.id] ?? 0) })
        for (number, exercise) in others.enumerated() {
            let bounds = [number, number + 1].map {
                (rest * Decimal($0) / Decimal(others.count)).rounded(to: policy.decimals)
            }
            possible[exercise.id] = bounds[1] - bounds[0]
            worth[exercise.id] = (points - claimed) / Decimal(others.count)
        }
    }

    /// Returns the share of an exercise's points that a verdict is worth, from 0 to 1; `nil` for no grade.
    func share(of verdict: Verdict) -> Decimal? {
        switch verdict.outcome {
        case .passed: return 1
        case .flagged: return policy.flagged == .held ? nil : 1
        case .graderError: return nil
        case .failed, .didNotCompile, .stopped: break
        }
        let credit = credit(verdict)
        return policy.partialCredit != .none && credit.all > 0 ? credit.gained / credit.all : 0
    }

    /// Returns the weight of the checks that count for partial credit, and that of all checks.
    private func credit(_ verdict: Verdict) -> (gained: Decimal, all: Decimal) {
        let weights = policy.partialCredit == .weights ? weights[verdict.exercise.id] ?? [:] : [:]
        // What the starter passes isn't the learner's work, unless the policy gives it a weight. To break it is.
        let given = starterChecks[verdict.exercise.id] ?? []
        func sum(_ checks: [CheckResult]) -> Decimal {
            checks.reduce(0) { sum, result in
                let isKept = result.state == .passed && given.contains(result.check.id)
                return sum + (weights[result.check.id] ?? (isKept ? 0 : 1))
            }
        }
        let passed = verdict.checks.filter { $0.state == .passed }
        return (
            sum(passed.filter { !verdict.hasUselessTests || !$0.check.kind.isAboutTests }),
            sum(verdict.checks)
        )
    }

    /// Returns how partial credit was counted, as the end of a sentence about the exercise, so that everybody can count again;
    /// `nil` if there was nothing to count.
    func noteOnCredit(_ verdict: Verdict) -> String? {
        guard policy.partialCredit != .none, [.failed, .stopped].contains(verdict.outcome) else { return nil }
        let passed = verdict.checks.filter { $0.state == .passed }
        if verdict.hasUselessTests {
            let isLost = passed.contains { $0.check.kind.isAboutTests }
            return isLost
                ? "has no points for your tests: tests that reject every correct version get no partial credit."
                : nil
        }
        let given = starterChecks[verdict.exercise.id] ?? []
        let new = verdict.checks.count { !given.contains($0.check.id) }
        let gained = passed.count { !given.contains($0.check.id) }
        let broken = verdict.checks.count - passed.count - (new - gained)
        if gained + broken == 0 { return nil }
        let loss = broken == 0 ? "" : ", but not \(Format.count(broken, "check")) that the starter passes"
        let credit = credit(verdict)
        let share =
            policy.partialCredit == .weights
            ? "with the policy's weights, \(credit.gained.plainText)/\(credit.all.plainText) of its points"
            : "\(gained)/\(new + broken) of its points"
        return
            "passes \(gained) of \(Format.count(new, "check")) that its starter doesn't pass\(loss): \(share)."
    }

    /// Returns values by the exercises that their names mean, each of which may be named once.
    private static func exercises<Value>(_ values: [String: Value], _ keyPath: String, in course: Course)
        throws(GradebookProblem) -> [Exercise.ID: Value]
    {
        var found: [Exercise.ID: Value] = [:]
        var names: [Exercise.ID: String] = [:]
        for (name, value) in values.sorted(by: { $0.key < $1.key }) {
            let id = try exercise(name, "\(keyPath).\(name)", in: course).id
            if let other = names.updateValue(name, forKey: id) {
                throw .sameName(other, name, keyPath: keyPath)
            }
            found[id] = value
        }
        return found
    }

    private static func exercise(_ name: String, _ keyPath: String, in course: Course)
        throws(GradebookProblem) -> Exercise
    {
        let names = { (exercise: Exercise) in [exercise.id.description, exercise.slug] + exercise.formerly }
        if let exercise = course.exercises.first(where: { names($0).contains(name) }) { return exercise }
        throw .unknownName(
            name, keyPath: keyPath,
            suggestion: Suggestion.nearest(to: name, in: course.exercises.flatMap { names($0).prefix(2) }))
    }

    private static func lesson(_ name: String, _ keyPath: String, in course: Course)
        throws(GradebookProblem) -> Lesson
    {
        let names = { (lesson: Lesson) in
            ["\(lesson.number)", lesson.slug, "\(lesson.number)-\(lesson.slug)"]
        }
        if let lesson = course.lessons.first(where: { names($0).contains(name) }) { return lesson }
        throw .unknownName(
            name, keyPath: keyPath,
            suggestion: Suggestion.nearest(to: name, in: course.lessons.flatMap(names)))
    }
}

extension GradingPolicy {
    /// Checks that a course has everything that the policy names.
    ///
    /// - Parameter exercises: The exercises that the class was asked for.
    /// - Throws: ``GradebookProblem``.
    package func check(in course: Course, exercises: [Exercise]) throws(GradebookProblem) {
        _ = try ClassPolicy(self, course: course, exercises: exercises)
    }
}

extension Verdict {
    /// Whether the learner's tests accept no correct version of the code.
    ///
    /// Such tests fail whatever they run against, so it means nothing that they fail for code with a bug.
    fileprivate var hasUselessTests: Bool {
        let acceptances = checks.filter(\.check.kind.isAcceptance)
        return !acceptances.isEmpty && !acceptances.contains { $0.state == .passed }
    }
}
