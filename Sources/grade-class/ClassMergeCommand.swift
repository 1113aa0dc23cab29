import Foundation
import WorkbookClassroom
import WorkbookCommandLine
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

/// `grade class merge DIR… --out DIR`: joins the results of several machines.
enum ClassMergeCommand: CompanionCommand {
    static let outline = CommandOutline.classMerge
    static let discussion = """
        Joins the folders that several machines wrote with `grade class run --shard`, and writes gradebook, feedback and pages for \
        the whole class. The result doesn't depend on how many machines there were. Roster and policy are taken from the folders. \
        If these differ, name the right one. What you have changed in the joined results since the last merge stays.

          grade class merge results-* --out results
          grade class merge results-* --out results --seal class.key    only results that the same key sealed
        """
    static var manual: Manual {
        Manual(
            operands: [("DIR", "the folder with the results of a machine")],
            exits: [
                ("0", "all results were joined, and every submission was graded"),
                ("1", "a share is missing, or something was not graded"), Manual.wrongUsage,
                ("70", "the results could not be written"),
            ])
    }

    static func perform(_ arguments: Arguments, _ context: CommandContext) async throws -> ExitCode {
        let course = try context.taughtCourse(arguments)
        guard !arguments.operands.isEmpty, let path = arguments.value(of: .mergeOut) else {
            throw UsageError.missingOperand(
                command: name, what: "the folders to join, and `--out` with a folder for the result",
                example: "results-1 results-2 --out results")
        }
        let folders = try arguments.operands.map { ClassFolder(try context.file($0)) }
        let target = ClassFolder(try context.file(path))
        let seal = try context.seal(arguments)
        for folder in folders {
            _ = try ClassRecord.existing(in: folder)
            if let seal { try seal.check(folder) } else { context.noteUncheckedSeal(of: folder) }
        }
        let settings = SettingsMerge(of: folders, into: target)
        for file in try settings.undecidedFiles() {
            let option = Self.option(for: file)
            if arguments.value(of: option) == nil {
                throw MergeProblem.otherSettings(file: file, option: option.name)
            }
        }
        // Before the folder of the lock is made.
        let slugs = try ClassMerge(folders).check(target).record.exercises
        let output = ClassOutputRound(
            folder: target, course: course, arguments: arguments, context: context)
        let given = try output.settings(for: course.exercises.filter { slugs.contains($0.slug) })
        let lock = try await context.lock(target)
        defer { lock.release() }
        try context.checkSeal(of: target, seal, continuing: [.merging])
        try seal?.seal(target, .merging, keeping: settings.plan().writes + given.writes())
        context.interruptMessage.text = "Stopped. The results may be incomplete. Run the same command again."
        let (record, missing) = try ClassMerge(folders).join(in: target)
        for (file, conflict) in try settings.take().sorted(by: { $0.key < $1.key }) {
            let option = Self.option(for: file)
            if arguments.value(of: option) != nil { continue }
            let words =
                switch conflict {
                case .amongShares: "The shares have different files \(file), so that of these results stays."
                case .withResults:
                    "These results had another \(file) than the shares, and nobody knows which is newer, so it stays."
                }
            context.console.writeError([" Note: \(words) Add  \(option.name) FILE  with the right one."])
        }
        if !missing.isEmpty {
            let shares = Format.list(record.shards.map(\.description))
            let subject = record.shards.count == 1 ? "This is only share" : "These are only shares"
            context.console.writeError([
                " Note: \(subject) \(shares). Missing: \(Format.list(missing))"
            ])
        } else if !record.lackedSubmissions.isEmpty {
            let names = Format.list(Array(record.lackedSubmissions.prefix(8)))
            let more =
                record.lackedSubmissions.count > 8 ? " and \(record.lackedSubmissions.count - 8) more" : ""
            context.console.writeError([
                " Note: No grade yet for \(names)\(more): between the shares, submissions were added, handed in again, renamed or removed, or there were not the same number of shares everywhere. Grade every share again, then merge again."
            ])
        }
        let zones = Set(record.submissions.compactMap(\.assumedTimeZone)).sorted()
        if zones.count > 1 {
            context.console.writeError([
                " Note: The shares read the times in archives in \(Format.list(zones)). Add \"timeZone\" to the policy, and grade every share again with it."
            ])
        }
        let code = try await output.run(record)
        try seal?.seal(target)
        return missing.isEmpty ? code : .notYet
    }

    /// Returns the option that names a file of the settings; the policy names the table of times.
    private static func option(for file: String) -> Option { file == "roster.csv" ? .roster : .policy }
}
