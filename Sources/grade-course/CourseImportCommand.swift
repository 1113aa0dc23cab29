import Foundation
import WorkbookAuthoring
import WorkbookCommandLine
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem
import WorkbookUpdating

/// `grade course import exercism DIR`: makes a course of a track.
enum CourseImportCommand: CompanionCommand {
    static let outline = CommandOutline.courseImport
    static let discussion = """
        Reads the repository of an Exercism track for Swift, as it is on your disk, and writes a course that `grade` can grade: \
        tasks, hints, starter files, and the track's own suites, unchanged. Every reference and every starter is graded once, \
        in a sandbox, because they are somebody else's code. An exercise that can't be graded is left out, with the reason, and so is one \
        that the track has marked as deprecated.

        If the import is interrupted, the same command continues it. Until it is complete, there is no new course.

          grade course import exercism swift --dry-run              what would be imported
          grade course import exercism swift                        the whole track
          grade course import exercism swift --only leap,acronym    two exercises
          grade course import exercism swift --out ../practice      into this folder
          grade course import exercism swift --packages shelf       with packages
          grade course import exercism swift --update               a newer copy

        The terms under which the track may be used belong to its authors. Its license is copied into the course.
        """
    static var manual: Manual {
        Manual(
            operands: [
                ("exercism", "the layout of the folder, which is the only one so far"),
                ("DIR", "the folder of the track, with its config.json"),
            ],
            exits: [
                ("0", "the course was written"), Manual.wrongUsage,
                ("69", "Swift or the sandbox is missing, so nothing was run"),
                ("70", "DIR isn't a track, or can't be used, or the course could not be written"),
            ],
            files: [("DIR/config.json", "the track's list of exercises")])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        guard let layout = arguments.operands.first else {
            throw UsageError.missingOperand(
                command: name, what: "the layout, and the folder of the track", example: "exercism ../swift")
        }
        guard layout == "exercism" else {
            throw UsageError.badOperand(layout, what: "a layout: exercism is the only one")
        }
        guard let path = arguments.operands.dropFirst().first else {
            throw UsageError.missingOperand(
                command: name, what: "the folder of the track", example: "exercism ../swift")
        }
        let folder = try context.file(path)
        let target =
            try arguments.value(of: .target).map(context.file)
            ?? context.file("\(folder.standardizedFileURL.lastPathComponent)-course")
        let only = arguments.value(of: .slugs)?.split(separator: ",").map(String.init)
        // An update can use the copies that the course already has.
        let packages =
            try arguments.value(of: .packages).map(context.file)
            ?? (arguments.has(.updating) ? target.appending(path: VendoredPackage.home) : nil)
        let track = try ExercismTrack(folder, only: only, packages: packages)
        if arguments.has(.dryRun) {
            context.console.write(lines(about: track, width: context.console.columns))
            return .passed
        }
        let place = try CoursePlace(target, isUpdate: arguments.has(.updating), track: folder)
        try place.restoreRecords()
        let work = CourseImport(track, work: place.work)
        let jobs = try context.count(.jobs, arguments) ?? context.concurrency
        let (toolchain, tools) = try await equipment(for: place.work, arguments, context)
        let bar = ProgressBar(context.console, total: track.slugs.count)
        context.interruptMessage.text =
            "Stopped. What was graded so far is kept. The same command continues the import."
        let summary: CourseImport.Summary
        do {
            summary = try await work.run(toolchain: toolchain, tools: tools, width: jobs) { done, all, slug in
                bar.end(slug, line: "\(done) of \(all): \(slug)")
            }
            await bar.finish()
        } catch {
            await bar.finish()
            // There is nothing to continue.
            if error is TrackProblem { try? FileManager.default.removeItem(at: place.work) }
            throw error
        }
        // A course that can't be loaded had no exercises to lose.
        let before = arguments.has(.updating) ? (try? Course.load(target))?.exercises ?? [] : []
        let changes = try await place.take(summary.course)
        let now = Set(track.slugs).subtracting(summary.leftOut.map(\.slug))
        let removed = before.filter { !now.contains($0.slug) }
        context.console.write(lines(summary, changes, removed, at: target, arguments, context))
        return .passed
    }

    /// Returns what an import would try, and what it would leave out.
    private static func lines(about track: ExercismTrack, width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.paragraph(
            "\(" ✔ ", .done)\(Format.count(track.slugs.count, "exercise")) can be read. The import grades each of them, and leaves out those that don't pass.",
            indent: 3)
        add(leftOut: track.leftOut, to: &page)
        return page.lines
    }

    private static func add(leftOut: [ExercismTrack.LeftOut], to page: inout Layout) {
        if leftOut.isEmpty { return }
        page.gap()
        page.paragraph("\(" Left out", .strong)", indent: 1)
        for exercise in leftOut { page.paragraph(" • \(exercise.slug): \(exercise.reason)", indent: 5) }
    }

    /// Finds what grading needs, with a sandbox unless the arguments say otherwise.
    private static func equipment(
        for work: URL, _ arguments: Arguments, _ context: CommandContext
    ) async throws -> (Toolchain, Tools) {
        // There is no course yet whose build folder could hold what is known about the toolchain.
        let course = Course(root: work, lessons: [])
        let found = try await context.equipment(
            for: course, isIsolated: arguments.usesSandbox(byDefault: true))
        return (found.toolchain, found.tools)
    }

    private static func lines(
        _ summary: CourseImport.Summary, _ changes: [CourseUpdate.Step]?, _ removed: [Exercise],
        at target: URL,
        _ arguments: Arguments, _ context: CommandContext
    ) -> [StyledLine] {
        var page = Layout(width: min(context.console.columns, 90))
        let place = target.path(from: context.folder)
        page.paragraph(
            "\(" ✔ ", .done)Imported \(Format.count(summary.imported, "exercise")). Every reference passes its suite.",
            indent: 3)
        page.paragraph("   \(place, .path)", indent: 3)
        if summary.uncompiled > 0 {
            page.paragraph(
                "   \(Format.count(summary.uncompiled, "starter")) \(summary.uncompiled == 1 ? "doesn't" : "don't") compile before learners write something, as their authors meant it.",
                indent: 3)
        }
        if let changes {
            page.gap()
            page.paragraph(
                changes.isEmpty
                    ? "   Nothing has changed since the last import."
                    : "   \(Format.count(changes.count, "file")) changed. Files that somebody worked on were kept.",
                indent: 3)
        }
        if !removed.isEmpty {
            let remedy =
                arguments.has(.slugs)
                ? " The same command without --only brings back what the track has." : ""
            page.paragraph(
                "   No longer in the course: \(Format.list(removed.map(\.slug))).\(remedy)", indent: 3)
            for exercise in removed where FileKind(of: exercise.folders.lesson) == .folder {
                page.paragraph(
                    "   What somebody wrote for \(exercise.slug) stays in \(exercise.folders.lesson.path(from: context.folder), .path), until the exercise is back.",
                    indent: 3)
            }
        }
        add(leftOut: summary.leftOut, to: &page)
        page.gap()
        let option = "--course \(place.shellWord)"
        page.paragraph("   To begin:  \("\(context.program) next \(option)", .command)", indent: 3)
        page.paragraph(
            "   To check it all again:  \("\(context.program) course verify \(option)", .command)",
            indent: 3)
        return page.lines
    }
}
