import Foundation
import WorkbookClassroom
import WorkbookCommandLine
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// Writes everything about a class's results, and says on the terminal what an instructor should know.
struct ClassOutputRound {
    var folder: ClassFolder
    var course: Course
    var arguments: Arguments
    var context: CommandContext
    /// How to seal results of which only settings and decisions change; `nil` if the command seals them itself, or needn't.
    var seal: ClassSeal?
    /// Whether the results have a seal that can't be renewed, so that nothing which it covers may change.
    var isSealed = false
    /// Whether the terminal shows everything that a person should know, or only what is urgent.
    var showsRemarks = true

    /// Reads the settings, and checks what they name; nothing is kept yet.
    ///
    /// - Parameter exercises: The exercises that the class was asked for.
    /// - Throws: ``GradebookProblem``, ``UnusableTable``, and the file system's errors.
    @discardableResult
    func settings(for exercises: [Exercise]) throws -> ClassSettings {
        if arguments.value(of: .fill) == nil {
            if arguments.value(of: .column) != nil { throw UsageError.missingCompanion(.fill, of: .column) }
            if arguments.has(.scale) { throw UsageError.missingCompanion(.fill, of: .scale) }
        }
        let settings = try ClassSettings(
            policy: try file(.policy), roster: try file(.roster), keptIn: folder)
        try settings.policy.check(in: course, exercises: exercises)
        return settings
    }

    /// Checks what settings say about the learners, as far as the names of submissions tell who these are.
    ///
    /// - Throws: ``GradebookProblem``.
    func check(_ settings: ClassSettings, for exercises: [Exercise], submissions: [Submission]) throws {
        let results = ClassResults(
            course: course, exercises: exercises, submissions: submissions.map { SubmissionResult($0, []) })
        _ = try Gradebook(results, policy: settings.policy, roster: settings.roster)
    }

    /// Writes all files.
    ///
    /// - Parameter chosen: The submissions that the terminal and the exit code are about; `nil` for all.
    /// - Throws: ``GradebookProblem``, ``UnusableTable``, ``ClassFolderProblem`` and the file system's errors.
    func run(_ record: ClassRecord, only chosen: [Submission]? = nil) async throws -> ExitCode {
        let settings = try settings(for: course.exercises.filter { record.exercises.contains($0.slug) })
        let status = StatusLine(context.console)
        status.set("results", "writing the results")
        // Learners read the paths in their own copy.
        var own = course
        own.viewpoint = nil
        let results = try ClassResults(of: record, in: folder, course: own)
        var gradebook = try Gradebook(
            results, policy: settings.policy, roster: settings.roster, times: settings.times)
        let filled = try filledExport(gradebook)
        let similarity = try await similarity(in: results) { status.set("results", "comparing \($0.id)") }
        // Up to here, the command can be refused.
        var decided = DecidedAttempts(in: folder)
        gradebook.warnings += decided.compare(gradebook, with: results)
        try seal?.seal(folder, keeping: settings.writes() + decided.writes())
        if !isSealed {
            try settings.keep()
            try decided.store()
        }
        var columns = FilledColumns(in: folder, gradebook)
        let replaced = try filled.flatMap {
            try columns.write(
                $0.export, to: $0.file, isFilledAgain: file(.fill)?.standardized == $0.file.standardized)
        }
        let list = ClassList(results, gradebook)
        let remarks = ClassRemarks(
            list, warnings: gradebook.warnings, skipped: record.skipped, similarity: similarity, in: folder,
            outdated: ClassReports(list, in: folder, version: CommandContext.version).outdated(
                besides: format),
            filled: columns.lists)
        try await write(
            results, gradebook, similarity, remarks,
            // Learners compare these times with their deadline.
            timeZone: settings.policy.namedTimeZone
                ?? (settings.policy.deadline == nil ? context.timeZone : settings.policy.timeZone))
        let difference = try replacePoints(with: gradebook)
        await status.end()
        if let filled, let replaced {
            let name = filled.file.path(from: context.folder)
            context.console.writeError([
                " Note: \(name) had \"\(replaced)\" filled in, and now has only \"\(filled.export.column)\". To have both, fill that file:  --fill \(name) --column \(replaced.shellWord)"
            ])
        }
        var summary = ClassSummary(
            list: list, remarks: remarks,
            similar: similarity.groups.count + similarity.equal.count,
            difference: difference, filled: filled, folder: folder,
            format: format)
        if let chosen {
            let selection = SubmissionSelection(chosen)
            let own = selection.gradebook(gradebook)
            summary.list = ClassList(selection.results(results), own)
            summary.remarks = ClassRemarks(
                summary.list, warnings: own.warnings,
                similarity: selection.similarity(similarity), in: folder)
            summary.remarksOnOthers = remarks.count - summary.remarks.count
        }
        if !showsRemarks {
            summary.remarksOnOthers += summary.remarks.leaveOnlyUrgent()
        }
        context.console.write(summary.lines(width: context.console.columns, from: context.folder))
        return summary.list.openCount == 0 ? .passed : .notYet
    }

    /// The format of reports for another program, if one was asked for.
    private var format: MachineFormat? { arguments.value(of: .classFormat).flatMap(MachineFormat.init) }

    private func write(
        _ results: ClassResults, _ gradebook: Gradebook, _ similarity: SimilarityReport,
        _ remarks: ClassRemarks, timeZone: TimeZone
    ) async throws {
        // The evidence is read in other folders.
        let words = "class run --out \(folder.root.path.shellWord)"
        let setting = ClassOutput.Setting(
            date: context.now(), timeZone: timeZone, version: CommandContext.version, format: format,
            showsCode: !arguments.has(.withoutCode)
        ) { submission, exercise in
            context.lastingCommand(
                "\(words) --only \(submission.shellWord) --lessons \(exercise.id.lesson) --again", in: course)
        }
        try await ClassOutput(
            results, gradebook: gradebook, similarity: similarity, remarks: remarks, in: folder,
            setting: setting
        ).write()
    }

    /// Looks for similar code with the compiler's help; without a compiler, by tokens alone.
    private func similarity(
        in results: ClassResults, _ progress: (Exercise) -> Void
    ) async throws -> SimilarityReport {
        let (toolchain, tools) = try await context.equipment(for: course)
        let cache = try SimilarityCache(
            of: results, in: folder,
            conditions: [
                "\(toolchain.version) \(toolchain.target)",
                context.tool.flatMap(FileIdentity.line) ?? CommandContext.version,
            ])
        if let known = cache.report { return known }
        let temporary = FileManager.default.temporaryDirectory.appending(
            path: "workbook-\(UUID().uuidString)")
        try FileKind.makeFolder(temporary)
        // Only copies of sources would be left behind.
        defer { try? FileManager.default.removeItem(at: temporary) }
        let trees = CompilerTrees(
            toolchain: toolchain, runner: context.runner, environment: tools.environment, folder: temporary)
        let reader = SubmittedSources(folder: folder, results: results)
        let report = try await Similarity(jobs: context.concurrency, trees: trees.trees(of:)).report(
            of: results.submissions.map(\.submission.id), for: results.exercises, completed: progress,
            sources: reader.sources(of:_:))
        try cache.store(report)
        return report
    }

    /// Fills grades into the export that `--fill` names; writes nothing.
    private func filledExport(_ gradebook: Gradebook) throws -> (export: FilledExport, file: URL)? {
        guard let source = try file(.fill) else { return nil }
        let export = try GradeExport(
            try ClassSettings.table(source), column: arguments.value(of: .column)
        ).filled(with: gradebook, isScaled: arguments.has(.scale))
        return (export, folder.filled.appending(path: source.lastPathComponent))
    }

    /// Stores the points, and returns what changed since the last time; `nil` the first time.
    private func replacePoints(with gradebook: Gradebook) throws -> GradebookDifference? {
        // Without readable points from the last time, nobody can say what changed, and nothing else is lost.
        let earlier = try? Gradebook.load(folder.points)
        let difference = earlier.map { GradebookDifference(from: $0, to: gradebook) }
        if let difference, !difference.isEmpty {
            try difference.csv.write(to: folder.changes, options: .atomic)
        }
        try gradebook.json().write(to: folder.points, options: .atomic)
        return difference
    }

    private func file(_ option: Option) throws -> URL? {
        try arguments.value(of: option).map(context.file)
    }
}
