import Foundation
import WorkbookModel
import WorkbookSystem

extension Grading {
    func refused(_ problem: AttemptProblem) -> Verdict {
        let (file, message, line) = problem.words
        let place = line.map { Place(path: course.relativePath(of: file), line: $0, column: nil) }
        let subject = place == nil ? course.relativePath(of: file) : "this file"
        let diagnostic = Diagnostic(origin: .learner, place: place, message: "\(subject) \(message)")
        // A missing file may be there under another name.
        let given =
            (try? FileManager.default.contentsOfDirectory(atPath: exercise.folders.starter.path)) ?? []
        let notes = attempt.strangers(given: Set(given)).map {
            "There is a file \($0), which is not part of this exercise."
        }
        return Verdict(exercise, outcome: .didNotCompile, diagnostics: [diagnostic], notes: notes)
    }

    /// Returns the verdict on code that compiles but lacks a definition that it uses.
    func unlinked(_ failure: LinkFailure) async throws -> Verdict {
        let names = try await Demangler(toolchain: toolchain, tools: marked).names(
            of: failure.symbols.map(\.name), isShort: true)
        return Verdict(
            exercise, outcome: .didNotCompile,
            checks: try expectedChecks().map { CheckResult($0, .notAttempted) },
            diagnostics: failure.diagnostics(names: names))
    }

    func faulted(_ error: any Error) -> Verdict {
        guard let fault = fault(in: error) else {
            return Verdict(
                exercise, outcome: .graderError, notes: [GraderFault.words(for: error, course: course)])
        }
        var verdict = Verdict(
            exercise, outcome: .graderError, notes: [fault.words(in: course), fault.remedy])
        verdict.machineFault = fault
        return verdict
    }

    /// Whether an error may be due to what is left of earlier builds: a crash of the machine, say, or a full disk.
    func isWorthAnotherTry(_ error: any Error) -> Bool {
        if error is AttemptProblem || error is MalformedFile || error is CancellationError { return false }
        return fault(in: error) == nil && (error as? GraderProblem)?.isFinal != true
    }

    /// What is wrong with the machine, if that explains the error.
    private func fault(in error: any Error) -> MachineFault? {
        if let fault = MachineFault(error) { return fault }
        if let problem = error as? GraderProblem, let fault = MachineFault(inOutput: problem.details) {
            return fault
        }
        guard error is GraderProblem || error is SpawnError else { return nil }
        return toolchain.isGone ? .toolchainGone(toolchain.swift) : nil
    }
}
