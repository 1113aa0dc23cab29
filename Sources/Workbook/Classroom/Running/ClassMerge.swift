import Foundation
import WorkbookModel
import WorkbookSystem

/// Joins the folders of several machines, each of which graded a share of a class's submissions.
///
/// The result doesn't depend on the order of the folders or on how the submissions were shared.
package struct ClassMerge: Sendable {
    private let folders: [ClassFolder]

    /// Prepares to join folders.
    package init(_ folders: [ClassFolder]) { self.folders = folders }

    /// Joins the folders in another one, whose results are replaced if they are about the same class.
    ///
    /// - Returns: The joined record, and the shares that are missing, such as `3/16`.
    /// - Throws: ``MergeProblem``, ``ClassFolderProblem``, `MalformedFile`, or the file system's errors.
    package func join(in target: ClassFolder) throws -> (record: ClassRecord, missing: [String]) {
        let (record, origins) = try check(target)
        try write(record, from: origins, in: target)
        return (record, Shard.missing(among: record.shards))
    }

    /// Reads all folders without writing anything.
    ///
    /// - Returns: The joined record, and the folder that each submission is from.
    /// - Throws: As ``join(in:)``.
    package func check(_ target: ClassFolder) throws -> (record: ClassRecord, origins: [String: ClassFolder])
    {
        let earlier = try ClassRecord.load(in: target)
        let parts = try folders.map { (folder: $0, record: try ClassRecord.existing(in: $0)) }
        if folders.contains(where: { $0.root.path == target.root.path }) {
            throw MergeProblem.targetIsPart(target.root)
        }
        guard let first = parts.first else { throw ClassFolderProblem.noResults(target.root) }
        for part in parts where part.record.exercises != first.record.exercises {
            throw ClassFolderProblem.otherExercises(part.folder.root)
        }
        var origins: [String: ClassFolder] = [:]
        var sources: [ClassRecord.Source] = []
        for part in parts {
            for source in part.record.sources where !source.isElsewhere {
                let id = source.submission.id
                if let origin = origins[id] {
                    // The same share may have run twice, also on a copy of the submissions.
                    if sources.contains(where: { $0.submission == source.submission }),
                        sources.contains(source)
                            || Self.hasSameFiles(origin, part.folder, source.submission)
                    {
                        continue
                    }
                    throw MergeProblem.conflict(submission: id, origin.root, part.folder.root)
                }
                origins[id] = part.folder
                sources.append(source)
            }
        }
        try checkSuites(parts.map(\.folder))
        // Submissions that were added, renamed or removed between the shares may be in none of them.
        for (folder, record) in parts {
            guard let others = record.shards == [.all] ? [] : record.others else {
                throw MergeProblem.unlistedShare(folder.root)
            }
            for submission in record.sources.filter(\.isElsewhere).map(\.submission) + others
            where !sources.contains(where: { $0.submission.id == submission.id }) {
                sources.append(ClassRecord.Source(submission, fingerprint: ""))
            }
        }
        let listings = ShareListings(of: parts.map(\.record))
        for index in sources.indices where listings.disagree(about: sources[index].submission.id) {
            sources[index].fingerprint = ""
            origins[sources[index].submission.id] = nil
        }
        sources.sort { $0.submission.id < $1.submission.id }
        let shards = Set(parts.flatMap(\.record.shards)).sorted {
            ($0.count, $0.number) < ($1.count, $1.number)
        }
        let record = ClassRecord(
            exercises: first.record.exercises, shards: shards, sources: sources,
            skipped: Set(parts.flatMap(\.record.skipped)).sorted { $0.name < $1.name },
            contents: listings.contents)
        try earlier?.check(record.submissions.map(\.id), in: nil, target)
        return (record, origins)
    }

    /// Fails if the newest results of two folders are from different checks of an exercise.
    private func checkSuites(_ folders: [ClassFolder]) throws {
        var known: [String: (folder: ClassFolder, suite: String)] = [:]
        for folder in folders {
            let graded = try JournalContent(reading: folder.journal).sortedEntries.filter {
                $0.verdict != nil
            }
            // Results of files that somebody no longer hands in are older.
            let newest = Dictionary(grouping: graded, by: \.key.exercise).compactMapValues { entries in
                entries.max { $0.evidence.gradedAt < $1.evidence.gradedAt }?.evidence.suite
            }
            let others = newest.filter { exercise, suite in known[exercise].map { $0.suite != suite } ?? false
            }
            if let first = others.keys.sorted().first, let other = known[first]?.folder {
                throw MergeProblem.otherChecks(other.root, folder.root, exercises: others.keys.sorted())
            }
            known.merge(newest.mapValues { (folder, $0) }) { old, _ in old }
        }
    }

    /// Returns whether two folders have the same files of a submission.
    private static func hasSameFiles(_ one: ClassFolder, _ other: ClassFolder, _ submission: Submission)
        -> Bool
    {
        let trees = [one, other].map { FileTree($0.submitted(submission), excluding: []) }
        let paths = trees[0].files()
        return paths == trees[1].files()
            && paths.allSatisfy { path in
                let files = trees.map { $0.root.appending(path: path).path }
                return FileManager.default.contentsEqual(atPath: files[0], andPath: files[1])
            }
    }

    private func write(
        _ record: ClassRecord, from origins: [String: ClassFolder], in target: ClassFolder
    ) throws {
        let manager = FileManager.default
        try FileKind.makeFolder(target.submitted)
        for submission in record.submissions {
            guard let origin = origins[submission.id] else { continue }
            let copy = target.submitted(submission)
            if FileKind(of: copy) != .nothing { try manager.removeItem(at: copy) }
            // Another machine wrote them: a link could lead to a file of this one.
            let files = FileTree(origin.submitted(submission), excluding: [])
            for path in files.files() {
                let file = copy.appending(path: path)
                try FileKind.makeFolder(file.deletingLastPathComponent())
                try manager.copyItem(at: files.root.appending(path: path), to: file)
            }
        }
        if FileKind(of: target.journal) != .nothing { try manager.removeItem(at: target.journal) }
        let journal = try Journal(target.journal)
        for folder in Set(origins.values.map(\.root)).sorted(by: { $0.path < $1.path }).map(ClassFolder.init)
        {
            let content = try JournalContent(reading: folder.journal)
            for entry in content.sortedEntries
            where origins[entry.submission] == folder || entry.submission == JournalEntry.starter {
                try journal.add(entry)
            }
        }
        try record.store(in: target)
    }
}

extension Shard {
    /// Returns the shares that would complete these, such as `3/16`.
    static func missing(among shards: [Shard]) -> [String] {
        // Shares of different sizes overlap, so nothing can be said about them.
        guard let count = shards.first?.count, shards.allSatisfy({ $0.count == count }) else { return [] }
        let present = Set(shards.map(\.number))
        return (1...count).filter { !present.contains($0) }.map { "\($0)/\(count)" }
    }
}
