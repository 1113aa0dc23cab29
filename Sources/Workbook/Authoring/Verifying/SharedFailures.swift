import WorkbookGrading
import WorkbookModel

/// The checks that every attempt that must pass fails, and planted bugs that stop tests: the fault is more likely in the suite than
/// in the attempts.
struct SharedFailures {
    let places: SuitePlaces
    private let attempts: [GradedVariation]
    /// The ids of the checks.
    let checks: Set<String>
    /// Those of them that are about a bug which stops tests, also if a test of each attempt notices it before.
    private let stopping: Set<String>

    /// Compares the attempts that must pass; a single one shows nothing but a crash in the code under test.
    init(of attempts: [GradedVariation], _ places: SuitePlaces) {
        self.places = places
        let attempts = attempts.filter { $0.variation.expectation == .passes }
        self.attempts = attempts
        let failing = attempts.map { Set($0.result.failingChecks) }
        // Where another test notices the bug, a crash in a test's own code is that test's fault.
        let stops = attempts.map(\.result).map { result in
            // Where another test notices the bug, a crash in a test's own code is that test's fault.
            Set(result.captureStops.filter { $1 != .crashed || result.failingChecks.contains($0) }.keys)
        }
        let crashes = Set(attempts.flatMap(\.result.crashes.keys))
        func shared(_ sets: [Set<String>]) -> Set<String> {
            sets.count > 1 ? sets.dropFirst().reduce(sets[0]) { $0.intersection($1) } : []
        }
        stopping = shared(stops).union(crashes).filter { Check.Kind(id: $0).isCapture }
        checks = shared(failing).union(stopping)
    }

    /// Returns a finding about each check, with the place at which to look first.
    ///
    /// - Parameter known: The ids of checks that have a finding already.
    func findings(besides known: Set<String>) -> [Finding] {
        guard let first = attempts.first else { return [] }
        let open = checks.subtracting(known)
        return first.result.failures.filter { open.contains($0.check) && !stopping.contains($0.check) }
            .compactMap { failure in
                var finding = finding(about: failure, in: first.result)
                let changing = attempts.first { $0.change?.checks.contains(failure.check) ?? false }
                let note = changing?.change?.sentence(about: changing?.variation.name ?? "it")
                finding?.message += note.map { "; \($0)" } ?? ""
                return finding
            } + stopping.intersection(open).sorted().compactMap(finding(aboutStopping:))
    }

    /// Returns the finding about a bug that stops tests, with the line at which it does.
    private func finding(aboutStopping check: String) -> Finding? {
        let kind = Check.Kind(id: check)
        let noticing = attempts.filter { $0.result.captureStops[check] != nil }
        guard case .catches(let bug) = kind, let stop = noticing.first?.result.captureStops[check] else {
            return nil
        }
        let place =
            noticing.lazy.compactMap { $0.result.crashes[check]?.text }.first ?? places.place(of: kind)
        // The first message is for learners; if the check passed, there is none.
        let report = noticing.lazy.flatMap(\.result.failures).first { $0.check == check }?.messages
            .dropFirst().joined(separator: ", ")
        let whose =
            noticing.count == attempts.count && noticing.count > 1
            ? "every attempt that must pass" : noticing.map(\.variation.name).joined(separator: ", ")
        return .breach(
            places.exercise.id, "variants",
            "the bug \(bug) \(stop.verb) in the tests of \(whose)\(report.map { $0.isEmpty ? "" : " (\($0))" } ?? ""). "
                + "A bug has to give a wrong result, which a test can report: look first at the bug\(place.map { ", \($0)" } ?? "")"
        )
    }

    private func finding(about failure: CheckFailure, in result: VariationResult) -> Finding? {
        let kind = Check.Kind(id: failure.check)
        let crash = result.crashes[failure.check]
        var decisive = crash?.text ?? places.place(of: kind)
        if case .compileTime = kind { decisive = places.place(ofSnippetIn: failure.messages) ?? decisive }
        let place = decisive.map { ", \($0)" } ?? ""
        let report = failure.messages.isEmpty ? "" : ": \(failure.shownMessages.joined(separator: ", "))"
        let id = places.exercise.id
        switch kind {
        case .tests: return nil
        case .suite, .compileTime:
            let identifier = result.identifiers[failure.check].map {
                ". The compiler's identifier for the error is \($0)"
            }
            let misspelled =
                SurfaceNames(of: places.exercise, in: places.course)?.misspelled(
                    among: result.declarations[failure.check] ?? []
                ).map { "\($0) " }.joined() ?? ""
            return .breach(
                id, "suite",
                "\(misspelled)\(misspelled.isEmpty ? "every" : "Every") attempt that must pass fails \(failure.check)\(report)\(identifier ?? ""). Look first at the check\(place)"
            )
        case .accepts(let variant):
            return .breach(
                id, "variants",
                "every attempt that must pass rejects the correct variant \(variant)\(report). Look first at the variant\(place)"
            )
        case .catches(let variant):
            return .breach(
                id, "variants",
                "no attempt that must pass catches the bug \(variant). Possibly it changes nothing that a test can notice: look first at the bug\(place)"
            )
        }
    }

    /// Returns the finding about an attempt, which isn't a breach if the attempt fails only what the suite gets wrong.
    ///
    /// - Parameter known: The ids of other checks that no attempt can pass.
    func explaining(_ finding: Finding, _ attempt: GradedVariation, besides known: Set<String>) -> Finding {
        if finding.isFine { return finding }
        let failing = attempt.result.failingChecks
        let surprising: [String]
        // After a correct variant was rejected, no bug is tried.
        switch attempt.variation.expectation {
        case .passes: surprising = failing
        case .failsExactly(let names):
            let isCut = failing.contains { checks.contains($0) && Check.Kind(id: $0).isAcceptance }
            surprising =
                failing.filter { !names.contains($0) }
                + (isCut ? [] : names.filter { !failing.contains($0) })
        case .turnedDown:
            surprising = failing.filter { checks.contains($0) && Check.Kind(id: $0).isAcceptance }
        case .doesNotCompile, .undescribed: return finding
        }
        if !surprising.isEmpty, attempts.contains(where: \.hasFaultyScrambled),
            surprising.allSatisfy({ Check.Kind(id: $0) == .tests("can-fail") })
        {
            return .remark(
                places.exercise.id, finding.subject,
                "fails tests/can-fail, because of the variant in which everything must be wrong")
        }
        if !surprising.isEmpty, surprising.allSatisfy({ checks.contains($0) || known.contains($0) }) {
            let why =
                stopping.isSuperset(of: surprising)
                ? "because \(surprising.count == 1 ? "that bug stops" : "these bugs stop") tests"
                : "as does every attempt that must pass"
            return .remark(
                places.exercise.id, finding.subject, "fails \(surprising.joined(separator: ", ")), \(why)")
        }
        var finding = finding
        if surprising.contains(where: { Check.Kind(id: $0) == .tests("can-fail") }),
            let place = places.scrambled
        {
            finding.message +=
                "; the fault may also be in the variant in which everything must be wrong, \(place): possibly not everything is"
        }
        // A check that depends on chance has been named.
        if attempt.variation.expectation == .passes, attempt.change == nil {
            finding.message += surprising.lazy.compactMap { doubt(about: $0, attempt) }.first ?? ""
        }
        return finding
    }

    /// Returns a clause about whether an attempt that must pass is at fault for a check; `nil` if nothing is known.
    private func doubt(about check: String, _ attempt: GradedVariation) -> String? {
        let kind = Check.Kind(id: check)
        let place = places.place(of: kind)
        switch kind {
        case .accepts:
            let crash = attempt.result.crashes[check]?.text
            return (crash ?? place).map { "; the fault may also be in that variant, \($0)" }
        case .catches:
            if let other = attempts.first(where: { $0.catches(check) }) {
                return attempt.result.captureStops[check] == nil
                    ? "; \(other.variation.name) has a test that notices this bug, so add one to \(attempt.variation.name)"
                    : "; the tests of \(other.variation.name) fail with this bug, and none stops: correct the test first"
            }
            return (place ?? places.subject.map(places.course.relativePath(of:))).map {
                "; the fault may also be in \($0): tests must be able to notice a bug, which must neither crash nor hang"
            }
        case .suite, .compileTime, .tests: return nil
        }
    }
}
