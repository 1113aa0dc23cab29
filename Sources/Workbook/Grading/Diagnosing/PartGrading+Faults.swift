import Foundation
import WorkbookModel
import WorkbookSystem

extension PartGrading {
    /// Returns the verdict on an attempt that could not be graded because of an error.
    func verdict(for error: any Error) -> Verdict {
        if let problem = error as? AttemptProblem { return verdict(for: problem) }
        let fault = machineFault(in: error).map(GraderFault.machine) ?? GraderFault(error)
        return Verdict(exercise, outcome: .graderError, notes: [.fault(fault)])
    }

    /// Returns the verdict on files that cannot be graded.
    private func verdict(for problem: AttemptProblem) -> Verdict {
        let (file, message, line) = problem.words
        let place = line.map { Place(path: course.relativePath(of: file), line: $0, column: nil) }
        let subject = place == nil ? course.relativePath(of: file) : "This file"
        let diagnostic = Diagnostic(origin: .learner, place: place, message: "\(subject) \(message).")
        // A missing file may have another name. Without a starter, every other file counts as unexpected.
        let given = (try? FileManager.default.contentsOfDirectory(atPath: part.starter.path)) ?? []
        let notes = attempt.listStrayFiles(given: Set(given)).map { VerdictNote.unexpectedFile($0) }
        return Verdict(exercise, outcome: .didNotCompile, diagnostics: [diagnostic], notes: notes)
    }

    /// Returns the verdict on code that compiles but lacks a definition that it uses.
    func verdict(for failure: LinkFailure) async throws -> Verdict {
        let names = try await Demangler(toolchain: toolchain, tools: marked).names(
            of: failure.symbols.map(\.name), isShort: true)
        return Verdict(
            exercise, outcome: .didNotCompile,
            checks: try expectedChecks().map { CheckResult($0, .notAttempted) },
            diagnostics: failure.diagnostics(names: names))
    }

    /// Returns the verdict on code that makes the compiler crash.
    ///
    /// - Throws: ``GraderProblem`` if it crashes on the course's own code as well.
    func verdict(for crash: CompilerCrash) async throws -> Verdict {
        try await requireCompilerWithoutCrash()
        return Verdict(
            exercise, outcome: .didNotCompile,
            checks: try expectedChecks().map { CheckResult($0, .notAttempted) },
            diagnostics: [crash.diagnostic(files: part.owns)])
    }

    /// Builds the exercise's solution, or its starter in a copy without solutions, to show that the compiler crashes only on
    /// the attempt.
    ///
    /// - Throws: ``GraderProblem`` if it crashes on that as well.
    private func requireCompilerWithoutCrash() async throws {
        var other = self
        let (folder, words) =
            part.folders.hasSolutions
            ? (part.folders.reference, "the exercise's own solution") : (part.folders.starter, "the starter")
        other.attempt = PartAttempt(part, in: folder)
        do {
            _ = try await other.inWorkspace { try await $0.prepare() }
        } catch let crash as CompilerCrash {
            throw GraderProblem(
                "the compiler crashes even on \(words)", details: crash.output, isFinal: true)
        } catch is LinkFailure {
            // A starter need not link.
        }
        // Nothing of it is left among the sources.
        try await inWorkspace { _ in }
    }

    /// Whether an error may be due to what is left of earlier builds: a crash of the machine, say, or a full
    /// disk.
    func isWorthAnotherTry(_ error: any Error) -> Bool {
        if error is AttemptProblem || error is MalformedFile || error is CancellationError { return false }
        // Another build tells whose fault a crash is.
        if error is CompilerCrash || error is BrokenFile { return false }
        return machineFault(in: error) == nil && (error as? GraderProblem)?.isFinal != true
    }

    /// Returns what is wrong with the machine, if that explains the error.
    private func machineFault(in error: any Error) -> MachineFault? {
        if let fault = MachineFault(error) { return fault }
        if let problem = error as? GraderProblem, let fault = MachineFault(inOutput: problem.details) {
            return fault
        }
        guard error is GraderProblem || error is SpawnError else { return nil }
        return toolchain.isMissing() ? .toolchainGone(toolchain.swift) : nil
    }
}
