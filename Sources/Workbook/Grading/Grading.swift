import Foundation
import WorkbookModel
import WorkbookSystem

/// The grading of one attempt, from its files to a verdict.
package struct Grading: Sendable {
    var attempt: Attempt
    var course: Course
    var toolchain: Toolchain
    var tools: Tools
    var report: @Sendable (Grader.Step) -> Void

    /// Creates a value from its parts.
    package init(
        attempt: Attempt, course: Course, toolchain: Toolchain, tools: Tools,
        report: @escaping @Sendable (Grader.Step) -> Void
    ) {
        self.attempt = attempt
        self.course = course
        self.toolchain = toolchain
        self.tools = tools
        self.report = report
    }

    var exercise: Exercise { attempt.exercise }

    /// Grades; an error on the way becomes a verdict that says whose fault it is.
    func verdict() async -> Verdict {
        let start = ContinuousClock.now
        var verdict: Verdict
        do {
            verdict = try await graded()
            if let tests = attempt.testsPart {
                var part = self
                part.attempt = tests
                verdict = verdict.joined(with: await part.verdict())
            }
            // A tests part is no exercise of its own.
            if exercise.folders.inside.isEmpty {
                verdict.diagnosis = try diagnosis(of: verdict)
                verdict.quote = verdict.firstPlace.flatMap(quote(of:))
            }
        } catch let problem as AttemptProblem {
            verdict = refused(problem)
        } catch {
            verdict = faulted(error)
        }
        verdict.seconds = (ContinuousClock.now - start).seconds
        return verdict
    }

    private func graded() async throws -> Verdict {
        do {
            return try await gradedInWorkspace()
        } catch let failure as LinkFailure {
            return try await unlinked(failure)
        }
    }

    private func gradedInWorkspace() async throws -> Verdict {
        try await inWorkspace { tests in
            var verdict = try await exercise.kind == .tests ? gradeTests(tests) : gradeSuite(tests)
            // A compiler without its parts finds fault with every source.
            if verdict.outcome == .didNotCompile && toolchain.isGone {
                throw MachineFault.toolchainGone(toolchain.swift)
            }
            verdict.notes = tests.workspace.notes + verdict.notes
            return verdict.flagged(suspicions(), explainsSilence: true)
        }
    }

    /// Which known wrong turn the attempt is, as far as that can be told.
    private func diagnosis(of verdict: Verdict) throws -> String? {
        guard verdict.outcome == .failed || verdict.outcome == .stopped else { return nil }
        let known = try WrongTurns.load(for: exercise)
        if known.turns.isEmpty { return nil }
        return known.diagnosis(
            outcome: verdict.outcome, fails: verdict.failingChecks, ran: verdict.didRunSuite,
            starterFails: try ExpectedChecks.load(for: exercise).starterFails)
    }

    /// The line at a place, if that lies in one of the learner's own files.
    private func quote(of place: Place) -> SourceQuote? {
        for part in [attempt, attempt.testsPart].compactMap({ $0 }) {
            let name = part.exercise.owns.first { name in
                course.relativePath(of: part.folder.appending(path: name)) == place.path
            }
            guard let name else { continue }
            // Read with all the care of grading, as the code has run since; what became unfit is not worth a word.
            guard let data = try? part.ownedFiles()[name] else { return nil }
            return SourceQuote(place, in: String(decoding: data, as: UTF8.self))
        }
        return nil
    }
}
