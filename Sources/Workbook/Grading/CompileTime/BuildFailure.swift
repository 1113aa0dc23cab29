import WorkbookModel
import WorkbookSystem

/// Finds out from a failed build what the learner can do about it.
enum BuildFailure {
    /// The compiler's errors, the learner's own files first, each once.
    ///
    /// - Throws: ``LinkFailure`` when everything compiled, but the learner's code lacks a definition that it uses.
    ///   ``MachineFault`` or ``GraderProblem`` when no source file explains the failure.
    static func diagnostics(of record: TestRun, workspace: Workspace) throws -> [Diagnostic] {
        let output = record.result.errorOutput + "\n" + record.result.output
        let errors = errors(of: record)
        if case .ended(let reason) = record.result.termination {
            guard let words = excess(reason) else {
                throw GraderProblem("the build did not come to its end", details: output, isFinal: true)
            }
            // The given files compile in a second, so what takes long was written by the learner.
            return [
                Diagnostic(
                    origin: .learner, place: nil,
                    message:
                        "the compiler \(words): is there a long expression that could be split, with types written down?"
                )
            ]
        }
        if let fault = MachineFault(inOutput: output) { throw fault }
        if let error = errors.map(\.error).first(where: \.tellsOfDamage) {
            throw GraderProblem("a part of an earlier build is damaged: \(error.text)", details: output)
        }
        var seen: Set<Diagnostic> = []
        let diagnostics = errors.compactMap { error, notes -> Diagnostic? in
            let (origin, place) = workspace.place(of: error.path, line: error.line, column: error.column)
            let message =
                switch origin {
                case .suite: SuiteNeed.sentence(for: error.text)
                case .given: SuiteNeed.sentence(for: error.text, from: "this given file")
                case .learner, .other: error.text
                }
            var diagnostic = Diagnostic(
                origin: origin, place: origin == .suite ? nil : place, message: message)
            // What is said of the suite and the given files is plain already.
            if origin == .learner {
                diagnostic.advice = CompileAdvice.sentence(for: error.text, notes: notes)
            }
            return seen.insert(diagnostic).inserted ? diagnostic : nil
        }
        if diagnostics.isEmpty {
            if let failure = LinkFailure(in: output, workspace: workspace) { throw failure }
            throw GraderProblem("the build failed without an error in any file", details: output)
        }
        let echoes = echoes(in: diagnostics)
        let order: [Diagnostic.Origin] = [.learner, .given, .suite, .other]
        return order.flatMap { origin in
            // The compiler's jobs report in any order; a person reads from top to bottom.
            diagnostics.filter { $0.origin == origin && !echoes.contains($0) }.sorted {
                ($0.place?.path ?? "", $0.place?.line ?? 0, $0.place?.column ?? 0)
                    < ($1.place?.path ?? "", $1.place?.line ?? 0, $1.place?.column ?? 0)
            }
        }
    }

    /// The errors at places where nothing is wrong.
    ///
    /// The job that writes a module's interface skips the bodies of functions. Where a brace is missing, it loses its way, and
    /// complains at the file's first member about what another job complains about at the right place.
    private static func echoes(in diagnostics: [Diagnostic]) -> [Diagnostic] {
        let missingBraces = diagnostics.filter { $0.message.hasPrefix("expected '}'") }
        let places = missingBraces.filter { early in
            missingBraces.contains { late in
                late.message == early.message && late.place?.path == early.place?.path
                    && late.place?.line ?? 0 > early.place?.line ?? 0
            }
        }.map(\.place)
        return diagnostics.filter { $0.message.hasPrefix("expected ") && places.contains($0.place) }
    }

    /// Whether an error in a source file, a definition that the learner's code lacks, or a limit explains why a build
    /// failed.
    static func isExplained(by record: TestRun, workspace: Workspace) -> Bool {
        if case .ended = record.result.termination { return true }
        let output = record.result.errorOutput + "\n" + record.result.output
        return !errors(of: record).isEmpty || LinkFailure(in: output, workspace: workspace) != nil
    }

    /// Which limit of a build was exceeded, in words; `nil` if it was none of the learner's making.
    private static func excess(_ reason: StopReason) -> String? {
        switch reason {
        case .wallClock(let seconds): "was still at work after \(Int(seconds)) seconds"
        case .cpu(let seconds): "computed for more than \(seconds) seconds"
        case .memory(let bytes): "needed more than \(bytes >> 20) MB of memory"
        case .checkClock, .output, .processes, .file, .cancelled: nil
        }
    }

    private static func errors(of record: TestRun) -> [(error: CompilerMessage, notes: [String])] {
        CompilerMessage.errors(
            in: CompilerMessage.parse(record.result.errorOutput + "\n" + record.result.output))
    }
}

extension CompilerMessage {
    /// Whether it complains about a file that the compiler itself once wrote, which no source can bring about.
    fileprivate var tellsOfDamage: Bool {
        let signs = [
            "malformed compiled module", "malformed or corrupted", "is not a valid module file",
            "failed to build module",
            "could not build C module", "missing required module",
        ]
        return signs.contains { text.contains($0) }
    }
}
