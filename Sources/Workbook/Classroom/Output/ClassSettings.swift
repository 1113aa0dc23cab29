import Foundation
import WorkbookModel
import WorkbookSystem

/// What an instructor decided about a class's grades: the policy, the roster and the times of submissions.
///
/// The files are kept with the results, so that later commands use them without naming them again.
package struct ClassSettings: Sendable {
    /// What results are worth.
    package var policy: GradingPolicy
    /// Who is in the class; `nil` for everyone who handed in.
    package var roster: Roster?
    /// When learners handed in; `nil` for the times of their files.
    package var times: SubmissionTimes?
    /// The files that are given, and where to keep them.
    private var replacements: [(file: URL, place: URL)] = []

    /// Reads the given settings, and those kept with results for the others.
    ///
    /// - Parameters:
    ///   - policy: The file of a new policy. A file of times that it names lies beside it.
    ///   - roster: The file of a new roster.
    /// - Throws: ``GradebookProblem``, ``UnusableTable``, or the file system's errors.
    package init(policy: URL?, roster: URL?, keptIn folder: ClassFolder) throws {
        let kept = KeptSettings(folder: folder.settings)
        let policyFile = policy ?? KeptSettings.existing(kept.policy)
        self.policy = try policyFile.map(GradingPolicy.load) ?? GradingPolicy()
        let rosterFile = roster ?? KeptSettings.existing(kept.roster)
        self.roster = try rosterFile.map { try Roster(ClassSettings.table($0)) }
        var timesFile: URL?
        if let name = self.policy.times {
            timesFile = policy.map { URL(filePath: name, relativeTo: $0) } ?? kept.times
        }
        let timeZone = self.policy.timeZone
        times = try timesFile.map { try SubmissionTimes(ClassSettings.table($0), timeZone: timeZone) }
        for (new, place) in [
            (policy, kept.policy), (roster, kept.roster), (policy.flatMap { _ in timesFile }, kept.times),
        ] {
            if let new { replacements.append((new, place)) }
        }
    }

    /// What has to be written to keep the given settings with the results, in this order.
    ///
    /// - Throws: ``UnusableTable``.
    package func writes() throws -> [SettingsWrite] {
        try replacements.map { SettingsWrite(place: $0.place, content: try ClassSettings.table($0.file)) }
    }

    /// Keeps the given settings with the results.
    ///
    /// - Throws: ``UnusableTable``, or the file system's errors.
    package func keep() throws { for write in try writes() { try write.keep() } }

    /// Reads the file of a table.
    ///
    /// - Throws: ``UnusableTable``.
    package static func table(_ file: URL) throws -> Data {
        do {
            return try BoundedFile.read(file, limit: CSVTable.largest)
        } catch {
            throw UnusableTable(file: file, problem: error)
        }
    }
}
