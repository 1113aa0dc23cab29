import Foundation
import WorkbookAuthoring
import WorkbookCommandLine
import WorkbookGrading
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// A run of the verifier over what the arguments name, or over the whole course, with a table of its findings.
struct Verification {
    let course: Course
    let exercises: [Exercise]
    let arguments: Arguments
    let context: CommandContext

    /// Finds the exercises.
    ///
    /// - Parameter exercises: What is verified; `nil` for what the arguments name.
    /// - Throws: ``NoModelAnswer`` in a copy of the course that was handed out, ``UnlistedFolder``, or an error about the arguments.
    init(
        course: Course, exercises: [Exercise]? = nil, arguments: Arguments, context: CommandContext
    ) throws {
        self.course = course
        self.arguments = arguments
        self.context = context
        let named = try arguments.operands.flatMap { name in
            do {
                return try course.select(name, from: context.folder).exercises
            } catch let unknown as UnknownName {
                if let folder = UnlistedFolder(name, in: course) { throw folder }
                throw unknown
            }
        }
        let chosen = exercises ?? (arguments.operands.isEmpty ? course.exercises : named)
        self.exercises = course.exercises.filter { exercise in chosen.contains { $0.id == exercise.id } }
        // A copy that was handed out has nothing to verify.
        if let exercise = self.exercises.first(where: { !$0.folders.hasSolutions }) {
            if FileKind(of: exercise.folders.reference) == .folder {
                throw MalformedFile(
                    file: course.root.appending(path: course.folders.suites), keyPath: "",
                    expected: "the folder of the suites", found: "no such folder")
            }
            throw NoModelAnswer(exercise: exercise.id, file: exercise.folders.reference)
        }
    }

    /// Whether there is room for what learners would see for each attempt.
    var isAboutOneExercise: Bool { exercises.count == 1 }

    /// Verifies, and writes the findings.
    ///
    /// - Parameters:
    ///   - isRecorded: Whether to record first what the references and the rejected variations report.
    ///   - showsAll: Whether to show what learners would see for each attempt that fails, and not only for those that
    ///     don't end as they should.
    ///   - known: What an earlier run wrote about exercises that nobody has changed since; they get one line if it still holds.
    /// - Returns: All findings.
    func run(isRecorded: Bool, showsAll: Bool = false, besides known: [Finding] = []) async throws
        -> [Finding]
    {
        let (toolchain, tools, cache) = try await equipment(isFresh: isRecorded)
        let status = StatusLine(context.console)
        let verifier = CourseVerifier(
            course: course, toolchain: toolchain, tools: tools, width: context.concurrency)
        let findings = await verifier.verify(
            exercises, record: isRecorded, isPristine: arguments.has(.pristine)
        ) { done, all in
            status.set("verify", "verifying \(done) of \(all)")
        }
        await status.end()
        let conclusion: StyledLine = "\(conclusion(about: findings), .strong)"
        // A breach would be lost below what all attempts report.
        let hasBreach = findings.contains { $0.kind == .breach }
        let asBefore = exercises.map(\.id).filter { id in
            let own = findings.filter { $0.exercise == id }
            return !own.isEmpty && own == known.filter { $0.exercise == id }
        }
        let shown = findings.filter { !($0.exercise.map(asBefore.contains) ?? false) }
        context.console.write(table(of: shown, showsAll: showsAll && !hasBreach) + ["", conclusion])
        if !asBefore.isEmpty { context.console.write([line(about: asBefore, findings)]) }
        let failed = findings.compactMap(\.failedAttempt)
        if showsAll && hasBreach && failed.count > 1 {
            context.console.write([" What each attempt reports is listed as soon as there is no breach."])
        } else if showsAll && failed.contains(where: \.hasRecord) {
            let shown = failed.count { $0.diagnosis != nil }
            context.console.write([" \(shown) of \(failed.count) attempts that fail get a diagnosis."])
        }
        writeCounts(of: cache, forgetting: findings, isRecorded: isRecorded)
        context.console.write(breaches(among: shown, canRecord: !isRecorded))
        if !isRecorded && findings.allSatisfy(\.isFine) { writeChangedSums() }
        return findings
    }

    /// Returns a line about exercises that are as they were.
    private func line(about exercises: [Exercise.ID], _ findings: [Finding]) -> StyledLine {
        let words = exercises.map { id in
            let open = findings.count { $0.exercise == id && !$0.isFine }
            return open == 0 ? "\(id)" : "\(id) (\(open) \(open == 1 ? "breach" : "breaches"))"
        }
        return " As before: \(Format.list(words))."
    }

    /// Makes and runs mutants of the references, and writes which of them no check notices.
    func runMutants() async throws -> ExitCode {
        let (toolchain, tools, cache) = try await equipment()
        let status = StatusLine(context.console)
        let verifier = MutantVerifier(
            course: course, toolchain: toolchain, tools: tools, width: context.concurrency)
        let count = exercises.count
        let (findings, totals) = await verifier.verify(exercises) { done in
            status.set("mutants", "mutants: \(done) of \(count) exercises")
        }
        await status.end()
        context.console.write(table(of: findings) + lines(about: totals))
        writeCounts(of: cache, forgetting: findings)
        context.console.write(breaches(among: findings))
        return findings.exitCode
    }

    /// Finds what grading needs, with a cache of results unless the context has other results.
    private func equipment(
        isFresh: Bool = false
    ) async throws -> (toolchain: Toolchain, tools: Tools, cache: ResultCache?) {
        var (toolchain, tools) = try await context.equipment(for: course, isIsolated: isIsolated)
        if tools.results != nil { return (toolchain, tools, nil) }
        let cache = ResultCache(
            course: course, toolchain: toolchain, tools: tools, tool: context.tool,
            folder: ResultCache.folder(context.environment), isFresh: isFresh || arguments.has(.fresh))
        tools.results = cache
        return (toolchain, tools, cache)
    }

    /// Writes how many results came from where, and lets go of those of exercises with a breach.
    private func writeCounts(of cache: ResultCache?, forgetting findings: [Finding], isRecorded: Bool = false)
    {
        guard let cache, cache.counts.kept + cache.counts.found > 0 else { return }
        let broken = Set(findings.filter { !$0.isFine }.compactMap(\.exercise))
        for id in broken { cache.forget(id) }
        if isRecorded {
            for id in exercises.map(\.id) where !broken.contains(id) {
                cache.keepAfterRecording(id, in: course)
            }
        }
        var page = Layout(width: max(60, context.console.columns))
        let option = context.command("course verify --fresh", arguments)
        page.paragraph(
            """
             \(cache.counts.found) results are new, and \(cache.counts.kept) are from earlier runs, which are kept in \
            \(cache.folder.path, .path). To grade everything again:  \(option, .command)
            """, indent: 1)
        context.console.write(page.lines)
    }

    /// Writes which files the recorded checksums don't fit, because in a copy `grade doctor` would report them, or that there are
    /// none.
    private func writeChangedSums() {
        let list = ChecksumList(of: course)
        let changed = list?.changed(in: course) ?? []
        if list != nil && changed.isEmpty { return }
        let file = course.relativePath(of: ChecksumList.file(of: course))
        let more = changed.count > 3 ? ", and \(changed.count - 3) more" : ""
        let problem: StyledLine =
            list == nil
            ? "\(file, .path) is missing, so `grade doctor` can't tell learners which files of the course were changed. To write it:"
            : "\(file, .path) is out of date, so `grade doctor` would report these files to learners: \(changed.prefix(3).joined(separator: ", ") + more). To write it again:"
        var page = Layout(width: max(60, context.console.columns))
        page.gap()
        page.paragraph(
            " • \(problem)  \(context.command("course record", arguments), .command)",
            indent: 3)
        context.console.write(page.lines)
    }

    /// Returns what learners with the mutants' code would be told, and the numbers.
    private func lines(about totals: MutantTotals) -> [StyledLine] {
        var page = Layout(width: max(60, context.console.columns))
        if isAboutOneExercise && !totals.diagnoses.isEmpty {
            page.gap()
            page.paragraph(
                "\("Learners with the code of these \(totals.diagnoses.count) mutants would read a possible reason:", .strong)",
                indent: 1)
            for shown in totals.diagnoses {
                page.paragraph(" \(shown.mutant): \(shown.sentence, .faint)", indent: 3)
            }
        }
        page.gap()
        let all = "\(totals.compiled) mutants compile, and \(totals.notCompiled) do not."
        let references =
            "Of those of references, \(totals.noticed) are noticed, \(totals.equivalent) need not be, and \(totals.survived) pass."
        let isAboutReferences = totals.noticed + totals.equivalent + totals.survived > 0
        page.paragraph("\(isAboutReferences ? " \(all) \(references)" : " \(all)", .strong)", indent: 1)
        let command = context.command("course verify --mutants NAME", arguments)
        if !isAboutOneExercise && !totals.diagnoses.isEmpty {
            page.paragraph(
                " Learners with the code of \(totals.diagnoses.count) of them would read a possible reason. To see which:  \(command, .command)",
                indent: 1)
        }
        return page.lines
    }

    /// Whether to run attempts in the sandbox, which an imported course needs: its code is somebody else's.
    private var isIsolated: Bool {
        arguments.usesSandbox(byDefault: course.manifest.profile == .imported)
    }

    /// Adds the failing checks of an attempt, with what they report, and the diagnosis.
    func add(_ attempt: Finding.FailedAttempt, to page: inout Layout) {
        for failure in attempt.failures {
            let messages = failure.shownMessages.prefix(3).map { Excerpt.middle($0, to: 200) }
            let also = attempt.named.contains(failure.check) || attempt.named.isEmpty ? "" : "also "
            page.paragraph(
                "\(also)\(failure.check, .faint)  \(messages.joined(separator: "; "))", at: 8, hanging: 2)
        }
        if attempt.hasRecord {
            page.paragraph("diagnosis  \(attempt.diagnosis ?? "none")", at: 8, hanging: 2)
        }
    }

    /// Returns a row for each finding but the breaches.
    private func table(of findings: [Finding], showsAll: Bool = false) -> [StyledLine] {
        var page = Layout(width: max(60, context.console.columns))
        var last: Exercise.ID?
        for finding in findings where finding.kind != .breach {
            if finding.exercise != last, let id = finding.exercise, let exercise = course.exercise(id) {
                page.gap()
                page.paragraph("\("\(id)  \(exercise.title)", .strong)", indent: 0)
                last = id
            }
            let symbol =
                switch finding.kind {
                case .fine: Span(" ✔ ", .good)
                case .remark: Span(" • ")
                case .toWrite, .breach: Span(" ✘ ", .bad)
                }
            let padding = String(repeating: " ", count: max(1, 32 - finding.subject.count))
            page.paragraph(
                "\(symbol)\(finding.subject)\(padding)\(course.line(finding.message, finding.kind == .fine ? .faint : .plain))",
                indent: 6)
            if showsAll, let attempt = finding.failedAttempt { add(attempt, to: &page) }
        }
        return page.lines
    }
}

extension [Finding] {
    /// How a command ends that found this.
    var exitCode: ExitCode { allSatisfy(\.isFine) ? .passed : .notYet }
}
