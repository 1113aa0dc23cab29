/// The order in which a learner looks at failing checks: the one that says best what is wrong comes first, and those that
/// probably fail for the same reason come last.
///
/// One mistake often fails several checks, and the suite's order says nothing about which of them describes it. So the
/// recorded mistake that fails and reports most alike decides, by the check that its author named first. `Check.after` is
/// an author's word that one check means little without another one.
package struct FailureOrder: Sendable, Equatable, Codable {
    /// The ids of the check to look at first, and of those that say something else.
    package private(set) var main: [String]
    /// The ids of the checks that probably fail for the same reason as the first one.
    package private(set) var consequences: [String]

    /// How much a recorded mistake must have in common with an attempt, from 0 to 1.
    private static let leastLikeness = 0.5

    /// Orders the failing checks of an attempt.
    ///
    /// - Parameters:
    ///   - results: The results of all checks, in the suite's order.
    ///   - turns: The recorded mistakes.
    ///   - ran: Whether the hidden suite ran.
    ///   - testsUseCode: Whether the learner's tests run with code of the learner's that the suite grades.
    ///   - notes: What is known about the attempt, such as which name stands for a missing one.
    package init(
        of results: [CheckResult], among turns: [WrongTurns.Turn], ran: Bool, testsUseCode: Bool,
        notes: [VerdictNote] = []
    ) {
        let failing = results.filter(\.isFailing)
        let code = failing.filter { !$0.check.kind.isAboutTests }
        let aboutTests = failing.filter { $0.check.kind.isAboutTests }
        let repeated = FailureOrder.repeatedRejections(in: aboutTests, of: results)
        let tests = FailureOrder.crashesFirst(aboutTests).map(\.check.id).filter { !repeated.contains($0) }
        let likely = turns.filter { $0.ran == ran }
        guard let first = FailureOrder.first(of: code, among: likely) else {
            (main, consequences) = (tests, repeated)
            return
        }
        let following = FailureOrder.following(first, in: code, among: likely).union(
            FailureOrder.alike(first, in: code) + FailureOrder.about(notes, in: code))
        let rest = code.map(\.check.id).filter { $0 != first }
        main = [first] + rest.filter { !following.contains($0) } + (testsUseCode ? [] : tests)
        consequences = rest.filter(following.contains) + (testsUseCode ? tests : []) + repeated
    }

    /// Returns the checks of tests with those first, of all bugs, which the tests notice only by a crash: what crashes hides the rest.
    private static func crashesFirst(_ failing: [CheckResult]) -> [CheckResult] {
        let bugs = failing.filter(\.check.kind.isCapture)
        return failing.filter { !$0.check.kind.isCapture } + bugs.filter { $0.captureStop != nil }
            + bugs.filter { $0.captureStop == nil }
    }

    /// Returns the checks that say again that tests reject correct code, if they reject the simplest correct version.
    private static func repeatedRejections(in failing: [CheckResult], of results: [CheckResult]) -> [String] {
        guard let simplest = results.first(where: { $0.check.kind.isAcceptance }), simplest.isFailing else {
            return []
        }
        return failing.map(\.check).filter { $0.kind.isAcceptance && $0 != simplest.check }.map(\.id)
    }

    /// Returns the check to look at first.
    private static func first(of failing: [CheckResult], among turns: [WrongTurns.Turn]) -> String? {
        let ids = failing.map(\.check.id)
        let failures = Set(failing.compactMap { CheckFailure($0)?.stable })
        let rated = turns.compactMap { turn -> (check: String, likeness: Double)? in
            guard let check = turn.decisive, ids.contains(check) else { return nil }
            return (check, likeness(of: turn, to: failures))
        }
        let most = rated.map(\.likeness).max() ?? 0
        let voted = most >= leastLikeness ? vote(rated, most, ids) : nil
        // Where the code crashed says more than a guess.
        let stopped = most < 1 ? failing.first { $0.stop != nil }?.check.id : nil
        return basis(of: stopped ?? voted ?? ids.first, in: failing)
    }

    /// Returns the check that most of the likeliest mistakes name.
    private static func vote(
        _ rated: [(check: String, likeness: Double)], _ most: Double, _ ids: [String]
    ) -> String? {
        let votes = rated.filter { $0.likeness == most }.map(\.check)
        // Of two with as many votes, the first one in the suite's order.
        return ids.filter(votes.contains).max { one, other in
            votes.count { $0 == one } < votes.count { $0 == other }
        }
    }

    /// Returns how much a mistake has in common with an attempt: 1 if the same checks fail and report the same.
    private static func likeness(of turn: WrongTurns.Turn, to failures: Set<CheckFailure>) -> Double {
        let recorded = Set(turn.fails.filter { !Check.Kind(id: $0.check).isAboutTests })
        let checks = Set(failures.map(\.check))
        let others = Set(recorded.map(\.check))
        let equal = failures.intersection(recorded).count
        let alike = checks.intersection(others).count
        // A check that fails with other values is half as good.
        return Double(equal + alike) / Double(2 * checks.union(others).count)
    }

    /// Follows the checks that come before another one, as far as they fail.
    private static func basis(of id: String?, in failing: [CheckResult]) -> String? {
        guard var id else { return nil }
        var seen: Set<String> = []
        while seen.insert(id).inserted, let check = failing.first(where: { $0.check.id == id })?.check,
            let earlier = check.after.first(where: { id in failing.contains { $0.check.id == id } })
        {
            id = earlier
        }
        return id
    }

    /// Returns the other checks that were stopped in the same way at the same place, and the other compile-time checks that
    /// the compiler refuses with the same words.
    private static func alike(_ first: String, in failing: [CheckResult]) -> [String] {
        let cause = failing.first { $0.check.id == first }
        return failing.filter { result in
            let isAlike = result.compilerError != nil && result.compilerError == cause?.compilerError
            // Of several loops, only the first one has a place.
            let isSamePlace = result.place == nil || result.place == cause?.place
            let isSameStop = result.stop != nil && result.stop == cause?.stop && isSamePlace
            return result.check.id != first && (isAlike || isSameStop)
        }.map(\.check.id)
    }

    /// Returns the compile-time checks that only complain about names that stand for missing ones, or about members of such types.
    private static func about(_ notes: [VerdictNote], in failing: [CheckResult]) -> [String] {
        let names = Set(notes.compactMap { if case .otherName(let name, _) = $0 { name } else { nil } })
        return failing.filter { result in
            result.declarations?.allSatisfy {
                !names.isDisjoint(with: $0.split(separator: ".").map(String.init))
            } ?? false
        }.map(\.check.id)
    }

    /// Returns the checks that an author puts after the first one, or that a recorded mistake fails together with it.
    private static func following(
        _ first: String, in failing: [CheckResult], among turns: [WrongTurns.Turn]
    ) -> Set<String> {
        let reported = failing.compactMap { CheckFailure($0)?.stable }
        // The compiler's words name what is wrong, so other words are about another mistake. And what a check finds in the
        // structure doesn't follow from what the code does.
        var following = Set(
            turns.filter { $0.decisive == first }.flatMap(\.fails).filter {
                $0.check != first
                    && (Check.Kind(id: first).isCompileTime
                        ? reported.contains($0) : !Check.Kind(id: $0.check).isCompileTime)
            }.map(\.check))
        var isGrowing = true
        while isGrowing {
            let more = failing.filter { result in
                !following.contains(result.check.id) && result.check.id != first
                    && result.check.after.contains { $0 == first || following.contains($0) }
            }.map(\.check.id)
            following.formUnion(more)
            isGrowing = !more.isEmpty
        }
        return following
    }
}
