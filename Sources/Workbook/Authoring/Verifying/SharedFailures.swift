import WorkbookGrading
import WorkbookModel

/// The checks that every attempt that must pass fails, so that the fault is more likely in the suite than in the attempts.
struct SharedFailures {
    let places: SuitePlaces
    private let attempts: [GradedVariation]
    /// The ids of the checks.
    let checks: Set<String>

    /// Compares the attempts that must pass; a single one shows nothing.
    init(of attempts: [GradedVariation], _ places: SuitePlaces) {
        self.places = places
        self.attempts = attempts.filter { $0.variation.expectation == .passes }
        let failing = self.attempts.map { Set($0.result.failingChecks) }
        checks = failing.count > 1 ? failing.dropFirst().reduce(failing[0]) { $0.intersection($1) } : []
    }

    /// Returns a finding about each check, with the place at which to look first.
    ///
    /// - Parameter known: The ids of checks that have a finding already.
    func findings(besides known: Set<String>) -> [Finding] {
        guard let first = attempts.first else { return [] }
        return first.result.failures.filter { checks.contains($0.check) && !known.contains($0.check) }
            .compactMap {
                finding(about: $0, in: first.result)
            }
    }

    private func finding(about failure: CheckFailure, in result: VariationResult) -> Finding? {
        let kind = Check.Kind(id: failure.check)
        let crash = result.crashes[failure.check]
        let place = (crash?.text ?? places.place(of: kind)).map { ", \($0)" } ?? ""
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
            let stop = result.captureStops[failure.check]
            return .breach(id, "variants", sentence(aboutBug: variant, failure, stop, place))
        }
    }

    private func sentence(
        aboutBug id: String, _ failure: CheckFailure, _ stop: Stop.Kind?, _ place: String
    ) -> String {
        guard let stop else {
            return
                "no attempt that must pass catches the bug \(id). Possibly it changes nothing that a test can notice: look first at the bug\(place)"
        }
        // The first message is for learners.
        let report = failure.messages.dropFirst().joined(separator: ", ")
        return
            "the bug \(id) \(stop.verb) in the tests of every attempt that must pass\(report.isEmpty ? "" : " (\(report))"). "
            + "A bug has to give a wrong result, which a test can report: look first at the bug\(place)"
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
            return .remark(
                places.exercise.id, finding.subject,
                "fails \(surprising.joined(separator: ", ")), as does every attempt that must pass")
        }
        var finding = finding
        if surprising.contains(where: { Check.Kind(id: $0) == .tests("can-fail") }),
            let place = places.scrambled
        {
            finding.message +=
                "; the fault may also be in the variant in which everything must be wrong, \(place): possibly not everything is"
        }
        guard attempt.variation.expectation == .passes,
            failing.contains(where: { Check.Kind(id: $0).isCapture }), let subject = places.subject
        else { return finding }
        finding.message +=
            "; the fault may also be in \(places.course.relativePath(of: subject)): tests must be able to notice a bug, which must neither crash nor hang"
        return finding
    }
}
