import Foundation
import WorkbookClassroom
import WorkbookCommandLine
import WorkbookFormats
import WorkbookLearning
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// `grade class handout DIR`: writes a copy of the course for learners.
enum ClassHandoutCommand: CompanionCommand {
    static let outline = CommandOutline.classHandout
    static let discussion = """
        Writes a folder for learners, and archives of it: starters, chapters, hints and this tool, without solutions, tests of the \
        project, progress or history. Exercises come from the starter files, so you can work on them in your own copy.

        Checks are handed out sealed: packed into one encoded file, so that nobody reads them by accident. That \
        doesn't keep them secret, because the grader on a learner's machine must be able to read them. With --without-suites they are left \
        out. Then learners can read and edit everything, but only you can grade.

        Chapters don't mention lessons that you leave out: a reference such as "(lesson 4)" is removed, as is a section about the next \
        lesson. If another one remains, the command shows where.

        Learners pack their work with `grade handin`. With --handin-name you choose what their archives are called: {name} stands \
        for the learner's name, for which the command asks. `{name}.tar` lets `grade class run` find the learners in a roster.

        The same course always gives the same archive, byte for byte. The command replaces a folder only if it wrote it and \
        nothing in it has changed since.

          grade class handout ../workbook                  the whole course
          grade class handout ../workbook --lessons 1-3    three lessons
          grade class handout ../exam --without-suites     without the checks
          grade class handout ../workbook --handin-name '{name}.tar'
        """
    static var manual: Manual {
        Manual(
            operands: [("DIR", "the folder to write; archives get the same name, such as DIR.tar.gz")],
            exits: [
                ("0", "the handout was written"), Manual.wrongUsage,
                ("69", "the program that compresses the archive is missing"),
                ("70", "the handout could not be written"),
            ],
            files: [
                ("DIR/handout.json", "what was written, so that nothing else is replaced"),
                (".workbook/handouts.json", "which lessons were handed out, for `grade class run`"),
            ])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.taughtCourse(arguments)
        guard let path = arguments.operands.first else {
            throw UsageError.missingOperand(
                command: name, what: "the folder to write", example: "../workbook")
        }
        var handout = Handout(
            of: course, lessons: try context.lessons(arguments, in: course),
            hasSuites: !arguments.has(.withoutSuites), tool: try ToolSources(for: course, tool: context.tool))
        if let text = arguments.value(of: .handInName) {
            guard let name = HandInName(text) else { throw UsageError.badValue(.handInName, text) }
            handout.handInName = name
        }
        let writer = try HandoutWriter(
            handout, to: try context.file(path), environment: context.environment, runner: context.runner)
        context.interruptMessage.text = "Stopped. Nothing was written."
        let unfinished = writer.unfinished
        // The process ends, so nobody could act on an error. The next run removes what is left.
        context.interruptMessage.cleanUp = { try? FileManager.default.removeItem(at: unfinished) }
        let summary = try await writer.write()
        context.interruptMessage.cleanUp = nil
        var history = HandoutHistory(of: course)
        // If the note can't be written, the printed command still names the lessons.
        try? history.add(handout, at: writer.folder)
        context.console.write(lines(summary, handout, writer, arguments, context))
        return .passed
    }

    /// Returns the lessons' files, suites, starters and modules in a handout that are not as they were when their checks were recorded; none if nothing
    /// shows that.
    private static func changedFolders(_ handout: Handout) -> [String] {
        let course = handout.course
        guard let list = ChecksumList(of: course) else { return [] }
        let folders = handout.exercises.flatMap { exercise in
            (handout.hasSuites ? [exercise.folders.suite] : []) + [exercise.folders.solutions]
                + exercise.parts.flatMap(course.sharedFolders)
        }
        let manifests = handout.lessons.map { $0.folder.appending(path: "lesson.json") }
        return list.changed(in: course).filter((manifests + folders).map(course.relativePath(of:)).contains)
    }

    private static func lines(
        _ summary: HandoutWriter.Summary, _ handout: Handout, _ writer: HandoutWriter,
        _ arguments: Arguments, _ context: CommandContext
    ) -> [StyledLine] {
        var page = Layout(width: min(context.console.columns, 90))
        func shown(_ bytes: Int) -> String { "\((bytes + 1023) >> 10) KB" }
        let lessons = handout.lessons.map { "\($0.number)" }
        let title = "\(lessons.count == 1 ? "lesson" : "lessons") \(Format.list(lessons))"
        page.paragraph(
            "\(" ✔ ", .done)Wrote \(title) for learners: \(Format.count(handout.exercises.count, "exercise")), \(Format.count(summary.files, "file")), \(shown(summary.bytes)).",
            indent: 3)
        page.paragraph("   \(writer.folder.path(from: context.folder), .path)", indent: 3)
        for archive in summary.archives {
            page.paragraph(
                "   \(archive.file.path(from: context.folder), .path)  \(shown(archive.bytes))", indent: 3)
            page.paragraph("   SHA-256 \(archive.digest, .faint)", indent: 5)
        }
        if !summary.archives.contains(where: { $0.file.pathExtension == "zip" }) {
            page.paragraph("   There is no .zip, because this machine has no program `zip`.", indent: 3)
        }
        if !summary.references.isEmpty {
            page.gap()
            page.paragraph(
                "   Note: these places lead to lessons that are left out. In parentheses, as in \"(lesson 4)\", references are removed:",
                indent: 3)
            for place in summary.references {
                page.paragraph("   \("\(place.path):\(place.line)", .path)  \(place.words)", indent: 5)
            }
        }
        let silent = handout.withoutDiagnoses.map(\.description)
        if !silent.isEmpty {
            page.gap()
            let record = context.command("course record \(silent.joined(separator: " "))", arguments)
            page.paragraph(
                "   Note: \(Format.list(silent)) \(silent.count == 1 ? "has" : "have") no wrong-turns.json, so no learner reads a possible reason there. To write it:  \(record, .command)",
                indent: 3)
        }
        if let name = handout.handInName, !name.hasLearner {
            page.gap()
            page.paragraph(
                "   Note: each learner's archive will be called \(name.pattern). If your platform doesn't add their names, use `{name}.tar`.",
                indent: 3)
        }
        if ChecksumList(of: handout.course) == nil {
            page.gap()
            page.paragraph(
                "   Note: the course has no checksums, so nothing shows what changed since it was verified. To record and verify it:  \(context.command("course record", arguments), .command)",
                indent: 3)
        }
        let changed = changedFolders(handout)
        if !changed.isEmpty {
            page.gap()
            page.paragraph(
                "   Note: \(Format.list(changed)) changed since the checks were recorded, so nobody knows whether everything still compiles and right answers pass. To record and verify them:  \(context.command("course record", arguments), .command)",
                indent: 3)
        }
        page.gap()
        page.paragraph(
            handout.hasSuites
                ? "   The checks are sealed, so nobody reads them by accident. That doesn't keep them secret: anyone who wants to read them can. Grade what learners hand in with your own copy."
                : "   The checks are left out, so learners can't grade. Their copy tells them so, and how to hand in.",
            indent: 3)
        let isPart = handout.lessons.count < handout.course.lessons.count
        let verify = context.command(
            (["course verify"] + (isPart ? lessons : []) + ["--fresh --sandbox on"]).joined(separator: " "),
            arguments)
        page.paragraph(
            "   Before you give it to anyone, check that each exercise can be passed:  \(verify, .command)",
            indent: 3)
        let next = handout.hasSuites ? "swift run grade watch" : "swift run grade"
        page.paragraph("   Learners unpack an archive, and run there:  \(next, .command)", indent: 3)
        let list = HandoutHistory.list(handout.lessons.map(\.number))
        let run = context.command("class run submissions --lessons \(list)", arguments)
        page.paragraph(
            "   Put what they hand in into a folder here, such as \("submissions", .path), and run:  \(run, .command)",
            indent: 3)
        return page.lines
    }
}
