import WorkbookModel
import WorkbookSystem

/// Reads from the output of a failed build what the learner can do about it.
enum BuildFailure {
    /// Returns the compiler's errors, each once, those in the learner's own files first.
    ///
    /// - Parameter isForAuthor: Whether messages about the suite and given files stay as the compiler has written them, with their places,
    ///   because there is no learner whose code could lack something.
    /// - Throws: ``LinkFailure`` when everything compiled, but the learner's code lacks a definition that it
    ///   uses, or has one too many. ``BrokenFile`` when a file of the course is the reason. ``CompilerCrash``, ``MachineFault`` or
    ///   ``GraderProblem`` when no source file explains the failure.
    static func diagnostics(of result: ProcessResult, workspace: Workspace, isForAuthor: Bool = false) throws
        -> [Diagnostic]
    {
        let output = result.errorOutput + "\n" + result.output
        let errors = atMacros(errors(in: output))
        if case .ended(let reason) = result.termination {
            guard let words = excess(reason) else {
                throw GraderProblem("the build didn't finish", details: output, isFinal: true)
            }
            // The given files compile in a second, so the learner's code must be what takes long.
            return [
                Diagnostic(
                    origin: .learner, place: nil,
                    message:
                        "the compiler \(words). If the code contains a long expression, split it and write its types explicitly"
                )
            ]
        }
        if let fault = MachineFault(inOutput: output) { throw fault }
        if let error = errors.map(\.error).first(where: \.isAboutDamage) {
            throw GraderProblem("part of an earlier build is damaged: \(error.text)", details: output)
        }
        for error in errors.map(\.error) {
            if let place = workspace.sharedPlace(of: error) {
                throw BrokenFile(place: place, message: error.text)
            }
        }
        var seen: Set<Diagnostic> = []
        var files: [String: LearnerFile] = [:]
        var ranks: [Diagnostic: Int] = [:]
        var needs: [Diagnostic: SuiteNeed] = [:]
        let names =
            errors.map(\.error).contains(where: MemberNames.isAboutMember) ? MemberNames(in: workspace) : nil
        let renamed = RenamedType(in: workspace.attempt)
        let diagnostics = errors.compactMap { error, notes -> Diagnostic? in
            let (origin, place) = workspace.place(of: error.path, line: error.line, column: error.column)
            let file =
                origin == .learner ? files[error.path] ?? LearnerFile(path: error.path, in: workspace) : nil
            files[error.path] = file
            let need = !isForAuthor && [.suite, .given].contains(origin) ? SuiteNeed(error.text) : nil
            let sentence = need.map {
                $0.sentence(from: origin == .suite ? "the suite" : "this given file")
                    + (renamed?.note(on: $0) ?? "")
            }
            let diagnostic = Diagnostic(
                origin: origin,
                place: isForAuthor
                    ? workspace.placeForAuthor(of: error.path, line: error.line, column: error.column)
                    : origin == .suite ? nil : place, message: sentence ?? error.text,
                // The messages about the suite and the given files are plain words already.
                advice: file?.advice(
                    on: names?.completing(error) ?? error, notes.filter { !workspace.isHidden($0.path) }))
            ranks[diagnostic] = file?.rank(error)
            needs[diagnostic] = need
            return seen.insert(diagnostic).inserted ? diagnostic : nil
        }
        if diagnostics.isEmpty {
            if let crash = CompilerCrash(in: output, workspace: workspace) { throw crash }
            if let failure = LinkFailure(in: output, workspace: workspace) { throw failure }
            throw GraderProblem("the build failed without an error in any file", details: output)
        }
        let echoes = echoes(in: diagnostics, needs)
        let order: [Diagnostic.Origin] = [.learner, .given, .suite, .other]
        return order.flatMap { origin -> [Diagnostic] in
            // The compiler's jobs report in any order, but a person reads from top to bottom.
            let shown = diagnostics.filter { $0.origin == origin && !echoes.contains($0) }.sorted(
                by: isBefore)
            // Where braces don't match, the compiler takes code for something else, and what it says of that means nothing.
            let confused = Set(shown.filter { ranks[$0] == 0 }.map(\.place?.path))
            return Set(ranks.values).union([0]).sorted().flatMap { rank in
                shown.filter {
                    ranks[$0, default: 0] == rank && (rank < 3 || !confused.contains($0.place?.path))
                }
            }
        }
    }

    private static func isBefore(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
        (first.place?.path ?? "", first.place?.line ?? 0, first.place?.column ?? 0)
            < (second.place?.path ?? "", second.place?.line ?? 0, second.place?.column ?? 0)
    }

    /// Returns the errors that repeat another one at a place where nothing is wrong, or only follow from others.
    ///
    /// The job that writes a module's interface skips the bodies of functions. If a brace is missing, it
    /// reports the error at the file's first member, while another job reports it at the right place. What a macro makes of code
    /// that is cut off has names that nobody wrote.
    private static func echoes(
        in diagnostics: [Diagnostic], _ needs: [Diagnostic: SuiteNeed]
    ) -> [Diagnostic] {
        let missingBraces = diagnostics.filter { $0.message.hasPrefix("expected '}'") }
        let places = missingBraces.filter { early in
            missingBraces.contains { late in
                late.message == early.message && late.place?.path == early.place?.path
                    && late.place?.line ?? 0 > early.place?.line ?? 0
            }
        }.map(\.place)
        // The last two are about what `@Test` and `@Suite` declare.
        let signs = ["'$s", "'@const' value should be", "to use @section attribute"]
        let generated = diagnostics.filter { error in signs.contains { error.message.contains($0) } }
        // What the suite does with a name follows from a name that isn't there.
        let suite = diagnostics.filter { $0.origin == .suite }
        let absent = suite.filter { needs[$0]?.missingName != nil }
        let types = absent.filter { needs[$0]?.missingName?.first?.isUppercase ?? false }
        let causes = types.isEmpty ? absent : types
        let uses = causes.isEmpty ? [] : suite.filter { !causes.contains($0) }
        return diagnostics.filter { $0.message.hasPrefix("expected ") && places.contains($0.place) } + uses
            + (generated.count < diagnostics.count ? generated : [])
    }

    /// Whether an error in a source file, a definition that the learner's code lacks, a limit, or a crash of the compiler
    /// explains why a build failed.
    static func isExplained(by result: ProcessResult, workspace: Workspace) -> Bool {
        if case .ended = result.termination { return true }
        let output = result.errorOutput + "\n" + result.output
        return !errors(in: output).isEmpty || CompilerCrash(in: output, workspace: workspace) != nil
            || LinkFailure(in: output, workspace: workspace) != nil
    }

    /// Returns which limit of a build was exceeded, in words; `nil` if the learner's code cannot be the
    /// reason.
    private static func excess(_ reason: StopReason) -> String? {
        switch reason {
        case .wallClock(let seconds): "was still running after \(Int(seconds)) seconds"
        case .cpu(let seconds): "used more than \(seconds) seconds of processor time"
        case .memory(let bytes): "needed more than \(bytes >> 20) MB of memory"
        case .checkClock, .output, .processes, .file, .cancelled: nil
        }
    }

    /// An error with the compiler's notes on it.
    private typealias Report = (error: CompilerMessage, notes: [CompilerMessage])

    private static func errors(in output: String) -> [Report] {
        CompilerMessage.errors(in: CompilerMessage.parse(output))
    }

    /// Returns the errors with those in code that a macro generated, which nobody can open, at the line of the macro.
    private static func atMacros(_ errors: [Report]) -> [Report] {
        func isGenerated(_ message: CompilerMessage) -> Bool { message.path.contains("/@__swiftmacro_") }
        let plain = errors.map(\.error).filter { !isGenerated($0) }
        let macros = errors.filter { isGenerated($0.error) }.reduce(into: [String: CompilerMessage]()) {
            macros, report in
            // The note is parsed only once, even if the same expansion has several errors.
            let note = report.notes.last { $0.text.hasPrefix("in expansion of macro ") }
            macros[report.error.path] = macros[report.error.path] ?? note
        }
        return errors.compactMap { report in
            guard let macro = macros[report.error.path] else { return report }
            // An error in that line itself says it better.
            if plain.contains(where: { $0.path == macro.path && $0.line == macro.line }) { return nil }
            var error = macro
            (error.severity, error.text) = (report.error.severity, report.error.text)
            return (error, report.notes.filter { !isGenerated($0) })
        }
    }
}

extension CompilerMessage {
    /// Whether it is about a file that the compiler itself wrote earlier, which no source code can damage.
    ///
    /// The compiler reports that where a module is imported. Elsewhere, the learner could have written these words, as
    /// in `#error("…")`.
    fileprivate var isAboutDamage: Bool {
        let signs = [
            "malformed compiled module", "malformed or corrupted", "is not a valid module file",
            "failed to build module",
            "could not build C module", "missing required module",
        ]
        return isAtImport && !text.hasPrefix("no such module") && signs.contains { text.contains($0) }
    }

    /// Whether the compiler reports it at the name of an imported module.
    private var isAtImport: Bool {
        let bytes = Array(code.utf8)
        guard bytes.indices.contains(column - 1) else { return false }
        let before = String(decoding: bytes[..<(column - 1)], as: UTF8.self)
        let rest = String(decoding: bytes[(column - 1)...], as: UTF8.self)
        return before.wholeMatch(of: /\s*([\w@()]+\s+)*import\s+(\w+\s+)?/) != nil
            && rest.prefixMatch(of: /\w/) != nil
    }
}
