import Foundation
import WorkbookCommandLine
import WorkbookFormats
import WorkbookLearning
import WorkbookModel
import WorkbookPages
import WorkbookReporting
import WorkbookSystem

/// `grade handin`: packs the learner's work into an archive for the instructor.
enum HandInCommand: CompanionCommand {
    static let outline = CommandOutline.handIn
    static let discussion = """
        Packs the files that you edit into an archive for your instructor, for all exercises that you have changed: no given \
        files, no build products, no progress. Nothing is sent. What may be an answer under another name or in another place, \
        and documents and text beside exercises that you haven't changed, are packed as well, and named.

        First, it grades what has changed since it was last graded, and lists the results. \
        It also reports files that can't be graded, such as a missing one. It writes the archive even then, so you decide \
        whether to hand it in.

        If your instructor has chosen a name for the archives, yours gets that name. Otherwise it is named after you if you gave \
        your name, or else handin.tar. An earlier archive of yours is replaced, and no other file; one in the same folder from before \
        your name was known is removed, and one under another name is kept.

          grade handin                          into the current folder
          grade handin --name "Ada Lovelace"    with your name, which is kept for the next time
          grade handin /media/share             into another folder
          grade handin lessons.tar              under another name
          grade handin --quick                  without grading
        """
    static var manual: Manual {
        Manual(
            operands: [("[FILE]", "the folder to write to, or a file whose name ends in .tar")],
            exits: [
                ("0", "the archive was written, and everything in it can be graded"),
                ("1", "something in it can't be graded, or there was nothing to hand in"),
                Manual.wrongUsage,
                ("69", "Swift is missing or too old; --quick works without it"),
                ("70", "the archive could not be written"),
            ],
            files: [
                Manual.progress, (".workbook/hand-in.json", "your name, and which archives are yours"),
                Manual.built,
            ])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.course(arguments)
        let found = HandIn(of: course)
        var record = HandInRecord(of: course)
        if found.items.isEmpty && found.strays.isEmpty {
            context.console.write(nothing(in: course, record, width: context.console.columns))
            return .notYet
        }
        let earlierName = record.name
        let target = try target(arguments, &record, course, context)
        let place = try OutputFile.place(for: target.url, replacing: record.contains)
        try target.identity?.keep(for: course)
        context.interruptMessage.text = "Stopped. Nothing was written."
        // Without the checks, the page below says so.
        let canGrade = !arguments.has(.quick) && (try? course.openSuites()) != nil
        var graded = Graded(progress: ProgressStore(course: course).load().progress)
        if canGrade { try await grade(course, &graded, context) }
        // What is packed is what lies there now, even if a file was saved during the grading.
        let handIn = HandIn(of: course)
        // Grading has already said it about what it graded.
        let known = graded.notes
        let missing = HandIn.CourseFiles.missingLessons(of: course).map {
            "\($0) isn't here any more. If you renamed or moved it, give it its name and place again."
        }
        let notes =
            missing
            + course.notesOnSharedFiles(for: handIn.items.map(\.exercise)).filter { !known.contains($0) }
        let report = HandInReport(
            handIn, in: course, progress: graded.progress, broken: graded.broken,
            notes: known + notes)
        var page = report.page(width: context.console.columns) { context.command($0, arguments) }
        page.gap()
        if report.hasUngraded, !canGrade {
            let words: StyledLine =
                arguments.has(.quick)
                ? " Because of --quick, nothing was graded now."
                : course.suites != .leftOut
                    ? " The checks of this copy are damaged or missing, so nothing was graded now. To see what is wrong:  \(context.command("doctor", arguments), .command)"
                    : " This copy of the course has no checks, so only your instructor can grade your code. To see whether it compiles:  \("swift build", .command)"
            page.paragraph(words, indent: 1)
        }
        if handIn.files.isEmpty {
            page.paragraph(" Nothing was written, because no file can be packed.", indent: 1)
        } else {
            let archive = handIn.archive
            let lost = record.lostFolders(besides: handIn.whole, of: course)
            var keptLast = lost.isEmpty ? nil : record.last?.file
            if keptLast?.path == place.path { keptLast = try record.keepLast() }
            // In a folder that can't be written, the next hand-in can't replace this one.
            try? record.add(archive, at: place, with: handIn.packed, in: course)
            try OutputFile.write(archive, to: place)
            let removed =
                target.isNamedByCommand ? removeEarlier(than: place, record, course, except: keptLast) : []
            let kept =
                target.isNamedByCommand
                ? earlier(than: place, for: [earlierName].compactMap(\.self), record, course) : []
            let strays = handIn.packedStrays.count
            let parts = [
                handIn.packed.isEmpty && strays > 0 ? nil : Format.count(handIn.packed.count, "exercise"),
                strays == 0 ? nil : "\(Format.count(strays, "file")) that may be an answer",
            ]
            page.paragraph(
                "\(" ✔ ", .done)Packed \(Format.list(parts.compactMap(\.self))): \(Format.count(handIn.files.count, "file")), \((archive.count + 1023) >> 10) KB.",
                indent: 3)
            if let keptLast {
                page.paragraph(" \(sentence(about: lost, in: keptLast, of: course))", indent: 7)
            }
            for name in removed {
                page.paragraph(
                    " Removed \(name, .path), your earlier archive under another name.", indent: 7)
            }
            for file in kept {
                page.paragraph(
                    " Kept \(file.lastPathComponent, .path), which was packed here under another name. If it is yours, send only the new one.",
                    indent: 7)
            }
            if target.lacksName {
                let command = context.command("handin --name \"Your Name\"", arguments)
                let words =
                    target.identity == nil
                    ? "To have your name in the file's name"
                    : "Its name should contain yours, which isn't known yet"
                page.paragraph(" \(words):  \(command, .command)", indent: 7)
            }
            page.paragraph(
                " Next: send this file to your instructor:  \(target.path, .path)", indent: 7)
        }
        context.console.write(page.lines)
        // Without an exercise's own file, nothing can be graded.
        return report.unfit.isEmpty && !handIn.packed.isEmpty ? .passed : .notYet
    }

    /// Returns what to say if there is nothing to pack.
    private static func nothing(in course: Course, _ record: HandInRecord, width: Int) -> [StyledLine] {
        var page = Layout(width: min(width, 90))
        page.paragraph("There is nothing to hand in yet: you haven't changed any exercise.", indent: 0)
        let lost = record.lostFolders(besides: [], of: course)
        if let last = record.last, !lost.isEmpty {
            page.paragraph(sentence(about: lost, in: last.file, of: course), indent: 0)
        }
        return page.lines
    }

    /// The file to write.
    private struct Target {
        var url: URL
        /// Its path, as the learner reads it.
        var path: String
        /// The random number that stands for the learner's name, if one was made for it.
        var identity: LearnerIdentity?
        /// Whether the learner's name would be in it if it was known.
        var lacksName: Bool
        /// Whether the learner named only the folder.
        var isNamedByCommand: Bool
    }

    /// What stands for the learner's name in the name of an archive.
    static func learner(_ identity: LearnerIdentity) -> String { "learner-\(identity.id)" }

    /// Returns the file to write, after asking for the learner's name if it is needed.
    private static func target(
        _ arguments: Arguments, _ record: inout HandInRecord, _ course: Course, _ context: CommandContext
    ) throws -> Target {
        let operand = arguments.operands.first
        let asked = HandInName(askedIn: course)
        if let name = arguments.value(of: .learnerName).flatMap(LearnerReport.name) { record.name = name }
        let isNamed = operand?.hasSuffix(".tar") ?? false
        if record.name == nil, let asked, asked.hasLearner, !isNamed {
            record.name = ask(context)
        }
        let fileName: String
        var made: LearnerIdentity?
        if let asked, asked.hasLearner, record.name == nil {
            let identity = LearnerIdentity.known(for: course) ?? .made()
            made = identity
            fileName = asked.fileName(for: learner(identity))
        } else {
            let usual = record.name == nil ? HandInName.withoutLearner : HandInName.withLearner
            fileName = (asked ?? usual).fileName(for: record.name ?? "")
        }
        let target = try context.destination(operand ?? ".", named: fileName)
        guard target.url.pathExtension == "tar" else {
            throw UsageError.badOperand(
                operand ?? "", what: "a folder, or a file whose name ends in .tar")
        }
        return Target(
            url: target.url, path: operand == nil ? fileName : target.path, identity: made,
            lacksName: record.name == nil && !isNamed && asked?.hasLearner != false,
            isNamedByCommand: !isNamed)
    }

    private static func ask(_ context: CommandContext) -> String? {
        guard context.input.isTerminal else { return nil }
        context.console.output.write("Your name, for the name of the archive: ")
        let answer = context.input.readLine()
        // The end of the input does not end the line.
        if answer == nil { context.console.output.write("\n") }
        return answer.flatMap(LearnerReport.name)
    }

    /// What is known after grading.
    private struct Graded {
        var progress: LearnerProgress
        /// The exercises that this tool could not grade.
        var broken: [Exercise] = []
        /// Notes for the learner.
        var notes: [String] = []
    }

    /// Grades the exercises that have changed since they were last graded.
    private static func grade(
        _ course: Course, _ graded: inout Graded, _ context: CommandContext
    ) async throws {
        let records = graded.progress.exercises
        let open = HandIn(of: course).items.filter {
            $0.problems.isEmpty && records[$0.exercise.slug]?.files != $0.digest
        }.map(\.exercise)
        if open.isEmpty { return }
        let round = try await context.gradingRound(for: course, isIsolated: false)
        for var lesson in course.lessons {
            lesson.exercises.removeAll { !open.contains($0) }
            if lesson.exercises.isEmpty { continue }
            let status = StatusLine(context.console)
            let result = await round.run(.lesson(lesson)) { status.set($0, $1) }
            await status.end()
            graded.progress = result.progress
            graded.broken += result.report.rows.filter { $0.verdict?.outcome == .graderError }.map(\.exercise)
            let known = graded.notes
            graded.notes += result.report.notes.filter { !known.contains($0) }
        }
    }
}
