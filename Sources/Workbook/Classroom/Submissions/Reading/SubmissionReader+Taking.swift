import Foundation
import WorkbookSystem

extension SubmissionReader {
    /// Copies the files that exercises ask for, and nothing else, to `Lessons/…` in the folder with the submission's id.
    ///
    /// What was in that folder is replaced. If nothing can be graded, there is no folder afterwards.
    ///
    /// - Parameter destination: The folder for all submissions.
    /// - Returns: The submission, with everything a person should know about how it was packed.
    /// - Throws: ``SubmissionReadingProblem``, ``SpawnError`` and the file system's errors: problems of the machine,
    ///   never of the submission.
    package func take(_ source: SubmissionSource, into destination: URL) async throws -> Submission {
        let manager = FileManager.default
        let final = destination.appending(path: source.id)
        let work = destination.appending(path: ".\(source.id).new")
        for folder in [work, final] where FileKind(of: folder) != .nothing {
            try manager.removeItem(at: folder)
        }
        try FileKind.makeFolder(work)
        // What is left behind is removed the next time.
        defer { try? manager.removeItem(at: work) }

        var opening = ItemOpening(reader: self, folder: work.appending(path: "archives"))
        for item in source.items { try await opening.open(item) }
        var selection = FileSelection(reader: self, opening: opening)
        try await selection.choose(in: work.appending(path: "contents"))
        let files = work.appending(path: "files")
        for file in selection.chosen {
            let target = files.appending(path: file.path)
            try FileKind.makeFolder(target.deletingLastPathComponent())
            try file.content.write(to: target)
        }
        if !selection.chosen.isEmpty { try manager.moveItem(at: files, to: final) }
        return Submission(
            id: source.id, name: source.name, keys: source.keys,
            hasParticipantNumbers: source.hasParticipantNumbers,
            submittedAt: selection.chosen.compactMap(\.modified).max(),
            assumedTimeZone: selection.chosen.contains(where: \.needsTimeZone) ? timeZone.identifier : nil,
            isMarkedLate: source.isMarkedLate,
            problems: SubmissionFindings(
                opening: opening, selection: selection, limits: limits, timeZone: timeZone
            ).problems)
    }

    /// Returns a time if it is plausible: no course is older than Swift's testing tools, and no file is from the future.
    func plausible(_ date: Date?) -> Date? {
        // 1 January 2015
        date.flatMap { $0.timeIntervalSince1970 >= 1_420_070_400 && $0 <= now ? $0 : nil }
    }
}
