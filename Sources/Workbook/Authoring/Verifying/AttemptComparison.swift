import Foundation
import WorkbookFormats
import WorkbookJSON
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Compares the results of an exercise's attempts with the verdicts that they must get.
struct AttemptComparison {
    let record: SuiteRecord
    let course: Course

    private var exercise: Exercise { record.exercise }

    /// Compares an attempt's result with the verdict that it must get.
    func finding(about attempt: GradedVariation, _ shown: WrongTurns?) -> Finding {
        let result = attempt.result
        var finding = attempt.variation.finding(for: result, of: exercise.id, in: course)
        let checks = record.observed.checks.map(\.id)
        let unknown = attempt.variation.expectation.checks.filter { !checks.contains($0) }
        if attempt.isRejected, !finding.isFine, !unknown.isEmpty {
            finding.message = "\(words(about: unknown, attempt, checks)); \(finding.message)"
        } else if attempt.isRejected, !finding.isFine, let words = words(aboutPassingIn: attempt) {
            finding.message = "\(words); \(finding.message)"
        }
        if !finding.isFine, let change = attempt.change { finding.message += "; \(change.sentence())" }
        if !result.failures.isEmpty {
            finding.failedAttempt = .init(
                failures: result.failures, named: attempt.variation.expectation.checks,
                diagnosis: shown?.diagnosis(
                    of: Attempt(exercise, in: attempt.variation.folder).failures(
                        ofEditedPartsIn: result.failures),
                    ran: result.didRunSuite), hasRecord: shown != nil)
        }
        return finding
    }

    /// Returns a clause about checks that a rejected variation should fail, and that it doesn't fail although it fails others, with the
    /// line of the first one; `nil` if there are none.
    private func words(aboutPassingIn attempt: GradedVariation) -> String? {
        let failing = attempt.result.failingChecks
        let passing = attempt.variation.expectation.checks.filter { !failing.contains($0) }
        if passing.isEmpty || failing.isEmpty { return nil }
        let verb = passing.count == 1 ? "which doesn't" : "which don't"
        return "\(place(of: passing, in: attempt)) names \(passing.joined(separator: ", ")), \(verb) fail"
    }

    /// Returns the file that says which checks a rejected variation fails, with the line of the first of some checks.
    private func place(of checks: [String], in attempt: GradedVariation) -> String {
        let file = attempt.variation.folder.appending(path: Variation.rejectionFile)
        let lines = JSONPlaces(of: FileManager.default.contents(atPath: file.path) ?? Data())
        let index = attempt.variation.expectation.checks.firstIndex { checks.contains($0) } ?? 0
        let line = lines.line(of: "turnedDownBy[\(index)]").map { ":\($0)" } ?? ""
        return "\(course.relativePath(of: file))\(line)"
    }

    /// Returns a clause about checks that a rejected variation should fail, and that don't exist, with the line of the first one.
    private func words(about unknown: [String], _ attempt: GradedVariation, _ checks: [String]) -> String {
        let words = unknown.map { name in
            let meant = likely(for: name, attempt, checks)
            return meant.isEmpty ? name : "\(name) (did you mean \(meant.joined(separator: " or "))?)"
        }
        return
            "\(place(of: unknown, in: attempt)) names checks that don't exist: \(words.joined(separator: ", "))\(LookalikeLetters.note(on: unknown))"
    }

    /// Returns the checks that a name which doesn't exist probably means: those that turn the attempt down, and of these, the ones
    /// that `checks.json` lacks, because a check was renamed or split.
    private func likely(for name: String, _ attempt: GradedVariation, _ checks: [String]) -> [String] {
        var recorded = exercise
        recorded.folders.observed = nil
        // Without a list that can be read, every check may be new.
        let known = (try? ExpectedChecks.load(for: recorded))?.checks.map(\.id) ?? []
        let named = attempt.variation.expectation.checks
        let failing = attempt.result.failingChecks.filter { !named.contains($0) }
        let pools = [
            failing.filter { !known.contains($0) }, failing, checks.filter { !known.contains($0) },
        ]
        guard let pool = pools.first(where: { !$0.isEmpty }) else {
            return [Suggestion.nearest(to: name, in: checks)].compactMap(\.self)
        }
        return pool.count < 3 ? pool : [Suggestion.nearest(to: name, in: pool)].compactMap(\.self)
    }

    /// Returns the finding about a reference that can't be run; the fault may be in a file of the course, or in the code that its
    /// tests are about.
    ///
    /// - Throws: Why `variants.json` can't be read.
    func finding(aboutBroken reference: GradedVariation, _ places: SuitePlaces) throws -> Finding {
        if let file = reference.result.malformedFile {
            return .breach(exercise.id, "files", file, in: course)
        }
        let files = reference.result.brokenFiles
        guard let subject = places.subject.map(course.relativePath(of:)), !files.isEmpty,
            files.allSatisfy({ $0.hasPrefix("\(subject)/") })
        else {
            var finding = finding(about: reference, nil)
            let lacking = LackingNames(exercise: exercise, course: course).clause(about: finding.message)
            if let lacking { finding.message = "\(lacking); \(finding.message)" }
            return finding
        }
        let advice = try PlantedBugFindings(of: exercise, in: course).advice(about: reference.result.remarks)
        return .breach(
            exercise.id, "variants",
            "\(advice)the code under test does not compile: \(reference.result.remarks.beginning)"
        )
    }
}
