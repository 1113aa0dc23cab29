import Foundation
import WorkbookModel

/// Judges a learner's own tests, which must accept every correct subject and catch every planted bug.
///
/// Source of the model: Examplar (wheats and chaffs), Brown University.
package struct PlantedBugs: Sendable {
    /// The checks of every exercise of this kind, besides those for each variant.
    enum Fixed {
        static let present = Check(.tests("present"), name: "There are tests to run")
        static let enabled = Check(.tests("enabled"), name: "Every test runs, and no failure is ignored")
        static let alone = Check(.tests("alone"), name: "Every test passes on its own")
        static let together = Check(
            .tests("together"), name: "Every test passes together with the others, in any order")
        static let canFail = Check(
            .tests("can-fail"), name: "Every test fails with at least one faulty version of the code")
    }

    let variants: Variants

    /// Creates the judge for the variants of an exercise.
    package init(variants: Variants) {
        self.variants = variants
    }

    /// All checks; they are known before anything compiles.
    package var checks: [Check] {
        [Fixed.present, Fixed.enabled] + variants.correct.map(Check.accepting)
            + (asksForAlone ? [Fixed.alone] : []) + (variants.together == nil ? [] : [Fixed.together])
            + [Fixed.canFail] + variants.bugs.map(Check.catching)
    }

    private var asksForAlone: Bool { variants.alone ?? false }

    /// The runs of the learner's tests by the variant's id.
    typealias Outcomes = [String: CompletedRun]

    /// Returns the results of all checks, without running anything.
    ///
    /// - Parameters:
    ///   - outcomes: The runs by variant; those with bugs are missing if a correct variant was not accepted.
    ///   - alone: The runs of each test by itself, by the test's id.
    ///   - unclear: The runs of tests by themselves, with the variant in which everything is wrong, by the test's id: those
    ///     of tests that have not failed although some failure belongs to no test.
    ///   - together: The runs of tests next to each other, if they took place.
    ///   - withoutAssertion: The names of functions that cannot record an issue.
    ///   - tautological: The names of functions that compare something with itself.
    ///   - unawaited: The names of functions that check something in a task that they don't wait for.
    ///   - ownTypes: What is wrong with types that the tests declare although the module under test has them.
    ///   - unmarked: What looks like a test but does not run, in case that no test was found.
    ///   - places: Where the learner finds tests and issues.
    func judge(
        _ outcomes: Outcomes, alone: Outcomes = [:], unclear: Outcomes = [:], together: SharedRuns? = nil,
        withoutAssertion: Set<String> = [], tautological: Set<String> = [],
        unawaited: Set<String> = [], ownTypes: [Finding] = [],
        unmarked: UnmarkedTestScan = UnmarkedTestScan(), places: TestPlaces = TestPlaces()
    ) -> [CheckResult] {
        guard let clean = outcomes[variants.correct[0].id], !clean.log.entries.isEmpty else {
            return checks.map {
                $0 == Fixed.present
                    ? CheckResult($0, .failed, unmarked.messages) : CheckResult($0, .notAttempted)
            }
        }
        var results = [CheckResult(Fixed.present, .passed), enabled(outcomes, places)]
        let acceptances = variants.correct.map {
            acceptance(of: $0, outcomes[$0.id], first: clean.log, ownTypes, places)
        }
        results += acceptances
        if asksForAlone {
            results.append(
                acceptances[0].state == .passed
                    ? passesAlone(clean.log, alone, places) : CheckResult(Fixed.alone, .notAttempted))
        }
        if variants.together != nil {
            results.append(
                together.map { passesTogether(clean.log, alone: alone, $0, places) }
                    ?? CheckResult(Fixed.together, .notAttempted))
        }
        let isValid = acceptances.allSatisfy { $0.state == .passed }
        results.append(
            isValid
                ? canFail(outcomes, unclear, withoutAssertion, tautological, unawaited, ownTypes, places)
                : CheckResult(Fixed.canFail, .notAttempted))
        // A test that rejects a correct variant catches bugs only by accident.
        results += variants.bugs.map { bug in
            isValid ? capture(of: bug, outcomes[bug.id]) : CheckResult(Check.catching(bug), .notAttempted)
        }
        return results
    }

    private func enabled(_ outcomes: Outcomes, _ places: TestPlaces) -> CheckResult {
        var findings: [Finding] = []
        // A known issue may appear with one variant only, correct or not.
        for entry in variants.ids.compactMap({ outcomes[$0] }).flatMap(\.log.entries) {
            let isKnown = entry.issues.contains(where: \.isKnown)
            let words = [
                Self.absence(of: entry),
                isKnown ? "marks a failure as a known issue, so that failure doesn't count" : nil,
            ]
            let new = words.compactMap { $0 }.map { words in
                Finding("your test \(entry.name.quoted) \(words)", at: places.test(entry))
            }
            findings += new.filter { !findings.contains($0) }
        }
        for entry in outcomes[variants.correct[0].id]?.log.ambiguous ?? [] {
            findings.append(
                Finding(
                    "another test has the same name as your test \(entry.name.quoted), so their results can't be told apart: give them different names",
                    at: places.test(entry)))
        }
        return CheckResult(Fixed.enabled, findings)
    }

    /// Returns why a test did not run to its end, or `nil` if it did.
    private static func absence(of test: TestLog.TestRecord) -> String? {
        if test.hasNoArguments { return "has no arguments, so it never runs" }
        if test.wasCancelled { return "cancels itself, so nothing after that is checked" }
        return test.progress == .skipped ? "is disabled" : nil
    }

    private func passesAlone(
        _ clean: TestLog, _ alone: Outcomes, _ places: TestPlaces
    ) -> CheckResult {
        let findings = clean.entries.filter { $0.progress == .ended }.compactMap { entry -> Finding? in
            guard let outcome = alone[entry.id], !outcome.isClean else { return nil }
            let failure = outcome.log[entry.id]?.failures.first
            let words = failure?.words ?? "it did not finish"
            return Finding(
                "your test \(entry.name.quoted) passes only after another test; on its own, it fails: \(words)",
                at: failure.flatMap(places.issue) ?? places.test(entry))
        }
        return CheckResult(Fixed.alone, findings)
    }

    private func canFail(
        _ outcomes: Outcomes, _ unclear: Outcomes, _ withoutAssertion: Set<String>,
        _ tautological: Set<String>, _ unawaited: Set<String>, _ ownTypes: [Finding], _ places: TestPlaces
    ) -> CheckResult {
        let entries = outcomes[variants.correct[0].id]?.log.entries ?? []
        let early = entries.filter { unawaited.contains(Self.function(of: $0.id)) }
        let silent = testsThatNeverFail(in: outcomes, except: tautological).filter { entry in
            !early.contains { $0.id == entry.id }
        }
        func finding(_ entry: TestLog.TestRecord, _ words: String) -> Finding {
            Finding("your test \(entry.name.quoted) \(words)", at: places.test(entry))
        }
        let waiting = early.map {
            finding($0, "checks something in a task that it doesn't wait for, so it may end first")
        }
        let findings =
            waiting
            + silent.compactMap { entry -> Finding? in
                if withoutAssertion.contains(Self.function(of: entry.id)) {
                    return finding(entry, "asserts nothing")
                }
                if tautological.contains(Self.function(of: entry.id)) {
                    return finding(entry, "compares something with itself, which is always equal")
                }
                // A failure that belongs to no test is this one's if it runs by itself.
                let isClean = unclear[entry.id]?.isClean ?? true
                return !isClean || !ownTypes.isEmpty
                    ? nil : finding(entry, "passes with every faulty version of the code")
            }
        // Tests of another type pass whatever the code does.
        return CheckResult(Fixed.canFail, silent.isEmpty ? findings : ownTypes + findings)
    }

    /// Returns the name of a test's function; a raw identifier loses its backquotes.
    private static func function(of id: String) -> String {
        if let raw = id.firstMatch(of: /`([^`]+)`\([^()`]*\)$/) { return String(raw.1) }
        return id.split(separator: "/").last.map { String($0.prefix { $0 != "(" }) } ?? ""
    }

    /// Returns the tests that pass with every bug, even with the variant in which everything is wrong.
    ///
    /// A crash in that variant's own code doesn't count as a failure, because it would also stop a test that expects nothing.
    ///
    /// - Parameter tautological: The names of functions that compare something with itself. Where everything is wrong, even that may
    ///   fail.
    func testsThatNeverFail(in outcomes: Outcomes, except tautological: Set<String> = [])
        -> [TestLog.TestRecord]
    {
        let faulty = (variants.bugs.map(\.id) + [variants.scrambled]).filter { outcomes[$0] != nil }
        guard let clean = outcomes[variants.correct[0].id]?.log, !faulty.isEmpty else { return [] }
        return clean.entries.filter { entry in
            let isTautological = tautological.contains(Self.function(of: entry.id))
            return entry.progress == .ended
                && faulty.allSatisfy { id in
                    let found = outcomes[id]?.log[entry.id]
                    if found?.passed == true { return true }
                    return id == variants.scrambled && (isTautological || found?.crashInSubject != nil)
                }
        }
    }

    private func capture(of bug: Variants.Variant, _ outcome: CompletedRun?) -> CheckResult {
        let check = Check.catching(bug)
        guard let outcome else { return CheckResult(check, .notAttempted) }
        let isCaught =
            outcome.log.entries.contains { !$0.failures.isEmpty } || !outcome.log.unattributed.isEmpty
        let stopped = outcome.log.entries.first { if case .stopped = $0.progress { true } else { false } }
        if let stopped, case .stopped(let stop, let place) = stopped.progress {
            let how =
                switch stop {
                case .timeLimit: "hanging"
                case .exited: "ending the process"
                default: "crashing"
                }
            let advice = "only by \(how) in \(stopped.name.quoted): a test should fail, not stop"
            let words = if case .crashed(let message?) = stop { [message] } else { [String]() }
            let messages = ["your tests noticed \"\(bug.name)\" \(advice)"] + words
            var result =
                isCaught ? CheckResult(check, .passed) : CheckResult(check, .failed, messages, place: place)
            result.captureStop = stop.kind
            result.crashInSubject = stopped.crashInSubject
            return result
        }
        return CheckResult(
            check, isCaught ? .passed : .failed, isCaught ? [] : ["your tests did not catch: \(bug.name)"])
    }
}

extension TestLog.Issue {
    /// The comments of the test's author, or else the library's own description.
    ///
    /// For hidden suites: the description would show their source.
    var comment: String { comments.isEmpty ? headline : comments.joined(separator: "; ") }

    /// The library's own description, if ``comment`` is something else and the description says more than that there
    /// is an issue.
    var headlineBesideComment: String? {
        comments.isEmpty || headline == "Issue recorded" ? nil : Excerpt.middle(headline, to: 2000)
    }

    /// The comments of the test's author, and the library's description with the values.
    ///
    /// For a learner's own tests.
    var words: String {
        let description = ExpectationText.plain(Excerpt.middle(headline, to: 2000))
        if comments.isEmpty { return description }
        return headlineBesideComment == nil ? comment : "\(comment) (\(description))"
    }
}

extension String {
    /// The text in backquotes if it is a function's name, otherwise in quotation marks.
    var quoted: String { hasSuffix(")") && !contains(" ") ? "`\(self)`" : "\"\(self)\"" }
}
