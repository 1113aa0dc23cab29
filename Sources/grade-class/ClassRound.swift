import Foundation
import WorkbookClassroom
import WorkbookCommandLine
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// A run of `grade class run`: reads the submissions, grades what isn't graded yet, and writes the results.
struct ClassRound {
    var course: Course
    var choice: LessonChoice
    var folder: ClassFolder
    var seal: ClassSeal?
    /// Whether nothing that an earlier run has read can be trusted.
    var mustReadAll = false
    var arguments: Arguments
    var context: CommandContext

    /// Finds mistakes that should not come to light after hours of grading, and everything for which the command is
    /// refused, before anything is written.
    ///
    /// - Throws: What ``SubmissionFolderProblem``, ``SubmissionReadingProblem``, ``LessonChoiceProblem``, ``ClassFolderProblem``,
    ///   ``GradebookProblem`` and ``UnusableTable`` describe, and the file system's errors.
    func check(_ submissions: URL?) async throws {
        _ = try (context.shard(arguments), context.count(.jobs, arguments))
        if let submissions {
            try checkFolder(submissions)
            try await checkLessons(try list(submissions))
            return
        }
        let record = try ClassRecord.existing(in: folder)
        let changed = record.sources.filter { source in
            guard let copy = source.copy, !source.isElsewhere else { return false }
            return copy != folder.digestOfCopy(of: source.submission)
        }
        if !changed.isEmpty {
            throw ClassFolderProblem.changedCopies(
                folder.submitted, submissions: changed.map(\.submission.id),
                areJoined: record.shards.count > 1)
        }
        let settings = try output.settings(for: choice.exercises)
        if let name = arguments.value(of: .only) {
            _ = try record.submissions(named: name, roster: settings.roster)
        }
        try output.check(settings, for: choice.exercises, submissions: record.submissions)
    }

    private func checkFolder(_ submissions: URL) throws {
        switch FileKind(of: submissions.resolvingSymlinksInPath()) {
        case .folder: break
        case .file: throw SubmissionReadingProblem.notAFolder(submissions)
        case .link, .other, .nothing: throw SubmissionReadingProblem.unreadableFolder(submissions)
        }
        if FileKind(of: submissions.appending(path: course.folders.lessons)) == .folder {
            throw SubmissionFolderProblem.singleCopy(submissions, lessons: course.folders.lessons)
        }
        if ClassFolder(submissions).hasResults {
            throw SubmissionFolderProblem.resultsAsSubmissions(submissions)
        }
        let places = [folder.root, submissions].map { $0.resolvingSymlinksInPath().path }
        if places[0].hasPrefix(places[1] + "/") { throw SubmissionFolderProblem.inSubmissions(folder.root) }
    }

    /// Fails if nobody can have one of the lessons: it was not handed out, and no submission has a file of it.
    ///
    /// - Throws: ``LessonChoiceProblem/notHandedOut(lessons:handedOut:)``, and the file system's errors.
    private func checkLessons(_ listing: Listing) async throws {
        // Other shares may have files of a lesson.
        if choice.unknown.isEmpty || !listing.elsewhere.isEmpty { return }
        let temporary = ClassFolder(
            FileManager.default.temporaryDirectory.appending(path: "workbook-\(UUID().uuidString)"))
        try FileKind.makeFolder(temporary.root)
        // Only copies of the learners' files would be left behind.
        defer { try? FileManager.default.removeItem(at: temporary.root) }
        let status = StatusLine(context.console)
        let read = try await listing.sources.concurrentMap(limit: 4) { source in
            status.set(source.id, "reading \(source.id)")
            defer { status.set(source.id, nil) }
            return try await listing.reader.take(source, into: temporary.submitted)
        }
        await status.end()
        let missing = choice.unknown.filter { number in
            !read.contains { submission in
                temporary.hasFiles(
                    of: choice.exercises.filter { $0.id.lesson == number }, by: submission, in: course)
            }
        }
        if missing.isEmpty { return }
        throw LessonChoiceProblem.notHandedOut(lessons: missing, handedOut: choice.handedOut)
    }

    /// Writes the results.
    private var output: ClassOutputRound {
        ClassOutputRound(folder: folder, course: course, arguments: arguments, context: context)
    }

    /// Runs everything.
    ///
    /// - Parameter submissions: The folder with the submissions; `nil` for the files that are kept with the results.
    /// - Throws: ``ClassFolderProblem``, ``UsageError``, and the file system's errors.
    func run(_ submissions: URL?, toolchain: Toolchain, tools: Tools) async throws -> ExitCode {
        // For a sixth of its time, grading waits for files and for processes to begin and end.
        let processors = ProcessInfo.processInfo.activeProcessorCount
        let jobs = try context.count(.jobs, arguments) ?? processors + (processors + 3) / 4
        let record =
            if let submissions { try await takeSubmissions(in: submissions) } else {
                try ClassRecord.existing(in: folder)
            }
        let chosen = try arguments.value(of: .only).map {
            try record.submissions(named: $0, roster: output.settings(for: choice.exercises).roster)
        }
        let run = ClassRun(
            course: course, exercises: choice.exercises, folder: folder, shard: try context.shard(arguments),
            seal: seal, toolchain: toolchain,
            tools: tools, tool: context.tool, version: CommandContext.version, now: context.now)
        let progress = ClassRunProgress(context.console)
        let fault = try await run.grade(
            chosen ?? record.submissions, jobs: jobs, isAgain: arguments.has(.again)
        ) {
            progress.show($0)
        }
        await progress.finish()
        if let fault { throw fault }
        return try await output.run(record, only: chosen)
    }

    /// What there is to take.
    private struct Listing {
        var reader: SubmissionReader
        var sources: [SubmissionSource]
        var skipped: [SkippedItem]
        var slugs: [String]
        var settings: ClassSettings
        var earlier: ClassRecord?
        /// Whether everything that the earlier results have of other submissions stays.
        var keepsOthers: Bool
        /// The submissions that belong to other shares.
        var elsewhere: [Submission]
        /// What other shares compare with what they find; `nil` if there are none.
        var contents: [String: String]?
    }

    /// Finds the submissions of this share without opening any.
    ///
    /// - Throws: ``ClassFolderProblem`` if they can't be graded into these results, or ``SubmissionFolderProblem`` if there are
    ///   none, or none has the name that `--only` gives.
    private func list(_ submissions: URL) throws -> Listing {
        let shard = try context.shard(arguments)
        let earlier = try ClassRecord.load(in: folder)
        if let earlier, earlier.shards != [shard] {
            throw ClassFolderProblem.otherShares(folder.root, earlier.shards.map(\.description))
        }
        // A look at one submission must not lose what the others have.
        let kept = arguments.has(.only) ? earlier?.exercises ?? [] : []
        let wanted = Set(choice.exercises.map(\.slug) + kept)
        let all = course.exercises.filter { wanted.contains($0.slug) }
        // The submissions come first in the command line, so what is wrong with them is reported first.
        let settings = Result { try output.settings(for: all) }
        // Otherwise the machine that grades would decide who is late.
        let timeZone = (try? settings.get())?.policy.namedTimeZone ?? context.timeZone
        let reader = SubmissionReader(
            course: course, exercises: all, runner: context.runner, environment: context.environment,
            now: context.now(), timeZone: timeZone, hasResults: { ClassFolder($0).hasResults })
        let (found, skipped) = try reader.list(in: submissions)
        if found.isEmpty {
            throw SubmissionFolderProblem.noSubmissions(submissions, skipped: skipped.map(\.words))
        }
        try output.check(settings.get(), for: all, submissions: found.map(\.submission))
        var (sources, keepsOthers) = (found.filter { shard.contains($0.id) }, false)
        let ids = Set(sources.map(\.id))
        let elsewhere = found.filter { !ids.contains($0.id) }.map(\.submission)
        let contents = Dictionary(uniqueKeysWithValues: found.map { ($0.id, reader.contents(of: $0)) })
        if let name = arguments.value(of: .only) {
            let chosen = try ClassRecord.find(name, among: sources, roster: settings.get().roster)
            // Of the others, these results keep what they have, unless other exercises need other files.
            keepsOthers = earlier?.exercises == all.map(\.slug) && !mustReadAll
            if keepsOthers { sources = chosen }
        } else if let earlier {
            try earlier.check(found.map(\.id), in: submissions, folder) {
                Set(found.map { reader.contents(of: $0, isNamed: false) })
            }
        }
        return Listing(
            reader: reader, sources: sources, skipped: skipped, slugs: all.map(\.slug),
            settings: try settings.get(), earlier: earlier, keepsOthers: keepsOthers,
            elsewhere: elsewhere, contents: shard == .all ? nil : contents)
    }

    /// Copies the learners' files out of the submissions, unless that was done already.
    private func takeSubmissions(in submissions: URL) async throws -> ClassRecord {
        // While this run waited for another one, something may have changed.
        let listing = try list(submissions)
        let (reader, slugs, earlier) = (listing.reader, listing.slugs, listing.earlier)
        // Other exercises need other files of the same submissions.
        let readsAll = arguments.has(.again) && !arguments.has(.only) || mustReadAll
        let known = earlier?.exercises == slugs && !readsAll ? earlier?.sources ?? [] : []
        // Before hours of grading, so that a run that was killed continues with them.
        try seal?.seal(folder, .reading, keeping: listing.settings.writes())
        try listing.settings.keep()
        let status = StatusLine(context.console)
        let folder = folder
        let sources = try await listing.sources.concurrentMap(limit: 4) { source in
            let old = known.first { $0.submission.id == source.id && $0.fingerprint == source.stamp }
            // Somebody may have changed the copy.
            if let old, old.copy == folder.digestOfCopy(of: old.submission) { return old }
            status.set(source.id, "reading \(source.id)")
            defer { status.set(source.id, nil) }
            let submission = try await reader.take(source, into: folder.submitted)
            return ClassRecord.Source(
                submission, fingerprint: source.stamp, copy: folder.digestOfCopy(of: submission),
                contents: reader.contents(of: source, isNamed: false))
        }
        await status.end()
        var (all, skipped) = (sources, listing.skipped)
        if listing.keepsOthers, let earlier {
            (all, skipped) = (earlier.replacing(sources), earlier.skipped)
        }
        let record = ClassRecord(
            exercises: slugs, shards: [try context.shard(arguments)], sources: all, skipped: skipped,
            others: listing.elsewhere, contents: listing.contents,
            listedAt: listing.contents == nil ? nil : context.now())
        try record.store(in: folder)
        return record
    }
}
