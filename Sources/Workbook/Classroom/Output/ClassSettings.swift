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
        let kept = Kept(folder: folder.settings)
        let policyFile = policy ?? Kept.existing(kept.policy)
        self.policy = try policyFile.map(GradingPolicy.load) ?? GradingPolicy()
        let rosterFile = roster ?? Kept.existing(kept.roster)
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

    /// Keeps the given settings with the results.
    ///
    /// - Throws: ``UnusableTable``, or the file system's errors.
    package func keep() throws {
        for (file, place) in replacements {
            try FileKind.makeFolder(place.deletingLastPathComponent())
            // Its content rather than the file, which may be a link.
            try ClassSettings.table(file).write(to: place, options: .atomic)
        }
    }

    /// Why a file of merged shares was not taken.
    package enum Conflict: Sendable, Equatable {
        /// The shares have different ones.
        case amongShares
        /// The results have another one, and nobody knows which is newer.
        case withResults
    }

    /// Returns the names of files that shares have different ones of, and results have none of.
    ///
    /// - Throws: ``UnusableTable``.
    package static func undecided(by shares: [ClassFolder], for folder: ClassFolder) throws -> [String] {
        try Kept(folder: folder.settings).all.filter { place in
            try Kept.existing(place) == nil && contents(of: place.lastPathComponent, in: shares).count > 1
        }.map(\.lastPathComponent)
    }

    private static func contents(of name: String, in shares: [ClassFolder]) throws -> Set<Data> {
        try Set(shares.compactMap { Kept.existing($0.settings.appending(path: name)) }.map(table))
    }

    /// Keeps what was kept with shares, unless the results have something that was changed since the last merge.
    ///
    /// - Returns: The names of files that were not taken, such as `roster.csv`, with the reason.
    /// - Throws: ``UnusableTable``, or the file system's errors.
    package static func take(from shares: [ClassFolder], into folder: ClassFolder) throws -> [String:
        Conflict]
    {
        var conflicts: [String: Conflict] = [:]
        for place in Kept(folder: folder.settings).all {
            let name = place.lastPathComponent
            let contents = try contents(of: name, in: shares)
            guard contents.count < 2 else {
                conflicts[name] = .amongShares
                continue
            }
            guard let content = contents.first else { continue }
            let merged = folder.settings.appending(path: "merged").appending(path: name)
            let own = try Kept.existing(place).map(table)
            let last = try Kept.existing(merged).map(table)
            let keepsOwn = own.map { $0 != content && $0 != last } ?? false
            if keepsOwn && last != content { conflicts[name] = .withResults }
            // Who was told of a conflict decides what counts, until the shares change again.
            for file in keepsOwn ? [merged] : [place, merged] {
                try FileKind.makeFolder(file.deletingLastPathComponent())
                try content.write(to: file, options: .atomic)
            }
        }
        return conflicts
    }

    /// The files that are kept with the results.
    private struct Kept {
        var folder: URL
        var policy: URL { folder.appending(path: "policy.json") }
        var roster: URL { folder.appending(path: "roster.csv") }
        var times: URL { folder.appending(path: "times.csv") }
        var all: [URL] { [policy, roster, times] }

        static func existing(_ file: URL) -> URL? { FileKind(of: file) == .file ? file : nil }
    }

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
