import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

/// What a run was asked for, and what it found: `class.json`.
package struct ClassRecord: Sendable, Equatable, Codable {
    /// A submission, and what shows whether it has changed since it was read.
    package struct Source: Sendable, Equatable, Codable {
        /// The submission.
        package var submission: Submission
        /// A text that changes when the folder or archive does; empty if no share that was merged has the submission as the others
        /// found it.
        package var fingerprint: String
        /// A text that changes when the files that were copied for grading do; `nil` if an earlier version of this tool copied them.
        package var copy: String?
        /// A text that stays the same if the folder or archive gets another name; `nil` if an earlier version of this tool read it.
        var contents: String?

        /// Creates a value.
        package init(
            _ submission: Submission, fingerprint: String, copy: String? = nil, contents: String? = nil
        ) {
            self.submission = submission
            self.fingerprint = fingerprint
            self.copy = copy
            self.contents = contents
        }

        /// Whether one of the merged shares found the submission, and none took it, or took something else.
        package var isElsewhere: Bool { fingerprint.isEmpty }
    }

    /// The kind of file, by which a folder is recognized as one of ours.
    static let kind = "workbook-class"
    /// The version of the format that this tool reads and writes.
    static let format = 1

    var kind = ClassRecord.kind
    var format = ClassRecord.format
    /// The slugs of the exercises to grade, in the course's order.
    package var exercises: [String]
    /// The share of the submissions that was graded here, or all shares if several were merged.
    package var shards: [Shard]
    /// The submissions of the shard, in the order of their ids.
    package var sources: [Source]
    /// What was found among the submissions and isn't one.
    package var skipped: [SkippedItem]
    /// The submissions that were found and belong to other shares; `nil` if an earlier version of this tool didn't store them.
    package var others: [Submission]?
    /// What shows whether another share found the same archives and Swift files, by the ids of all submissions; `nil` if the whole
    /// class was graded here.
    package var contents: [String: String]?
    /// When the submissions were listed; `nil` if that was by an earlier version of this tool.
    package var listedAt: Date?

    /// Creates a record.
    package init(
        exercises: [String], shards: [Shard], sources: [Source], skipped: [SkippedItem],
        others: [Submission] = [], contents: [String: String]? = nil,
        listedAt: Date? = nil
    ) {
        self.others = others
        self.contents = contents
        self.listedAt = listedAt
        self.exercises = exercises
        self.shards = shards
        self.sources = sources
        self.skipped = skipped
    }

    /// The ids of submissions that one of the merged shares found, and that none of them graded like that.
    package var lackedSubmissions: [String] { sources.filter(\.isElsewhere).map(\.submission.id) }

    /// The submissions.
    package var submissions: [Submission] { sources.map(\.submission) }

    /// Returns the submission with an id, or all submissions by somebody with this name.
    ///
    /// - Parameters:
    ///   - name: The id, the name, or that of the folder or archive that was handed in; or else anything that identifies somebody
    ///     on the roster.
    ///   - roster: Who is in the class.
    /// - Throws: ``SubmissionFolderProblem/unknownSubmission(_:suggestion:)``, or ``SubmissionFolderProblem/absentLearner(_:)``.
    package func submissions(named name: String, roster: Roster? = nil) throws -> [Submission] {
        let file = SubmissionName(name)
        let ids = [name, file.group ?? file.learner].map(HarmlessText.fileName)
        let found = submissions.filter { ids.contains($0.id) || $0.name == name }
        if !found.isEmpty { return found }
        let people = GradebookClass(submissions.map { SubmissionResult($0, []) }, roster: roster)
        let members = people.find(name)
        let theirs = members.flatMap { people.members[$0].submissions.map(\.submission.id) }
        if !theirs.isEmpty { return submissions.filter { theirs.contains($0.id) } }
        if !members.isEmpty { throw SubmissionFolderProblem.absentLearner(name) }
        throw SubmissionFolderProblem.unknownSubmission(
            name, suggestion: Suggestion.nearest(to: name, in: submissions.map(\.id)))
    }

    /// Returns those of some submissions, which may not have been read yet, that have this id or name.
    ///
    /// - Throws: ``SubmissionFolderProblem/unknownSubmission(_:suggestion:)``, or ``SubmissionFolderProblem/absentLearner(_:)``.
    package static func find(
        _ name: String, among sources: [SubmissionSource], roster: Roster?
    ) throws -> [SubmissionSource] {
        let known = sources.map { Source($0.submission, fingerprint: $0.stamp) }
        let record = ClassRecord(exercises: [], shards: [], sources: known, skipped: [])
        let ids = try record.submissions(named: name, roster: roster).map(\.id)
        return sources.filter { ids.contains($0.id) }
    }

    /// Returns the submissions with newer ones in place of those with the same ids.
    package func replacing(_ newer: [Source]) -> [Source] {
        let ids = Set(newer.map(\.submission.id))
        return (sources.filter { !ids.contains($0.submission.id) } + newer).sorted {
            $0.submission.id < $1.submission.id
        }
    }

    /// Fails if most of these submissions are no longer there, so that the others are probably those of another class.
    ///
    /// - Parameters:
    ///   - ids: The ids of the submissions that there are now.
    ///   - folder: Where these are; `nil` for the folders that are joined.
    ///   - results: The folder of this record.
    ///   - contents: The contents of the submissions that there are now, some of which may have other names than before.
    /// - Throws: ``ClassFolderProblem/otherSubmissions(_:_:missing:of:)``.
    package func check(
        _ ids: [String], in folder: URL?, _ results: ClassFolder, contents: () -> Set<String> = { [] }
    ) throws {
        let known = Set(ids)
        func isMany(_ count: Int) -> Bool { count > 2 && count * 2 > sources.count }
        var gone = sources.filter { !known.contains($0.submission.id) }
        if isMany(gone.count) {
            let there = contents()
            gone.removeAll { $0.contents.map(there.contains) ?? false }
        }
        let missing = gone.count
        if isMany(missing) {
            throw ClassFolderProblem.otherSubmissions(
                folder, results.root, missing: missing, of: sources.count)
        }
    }

    /// Reads the record of a folder with results.
    ///
    /// - Throws: ``ClassFolderProblem`` if it has none, or `MalformedFile`.
    package static func existing(in folder: ClassFolder) throws -> ClassRecord {
        guard FileManager.default.fileExists(atPath: folder.record.path), let record = try load(in: folder)
        else { throw ClassFolderProblem.noResults(folder.root) }
        return record
    }

    /// Reads the record of a folder that results may be written to; `nil` if the folder is new or empty.
    ///
    /// - Throws: ``ClassFolderProblem`` if the folder belongs to something else, or `MalformedFile`.
    package static func load(in folder: ClassFolder) throws -> ClassRecord? {
        guard FileManager.default.fileExists(atPath: folder.record.path) else {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.root.path)) ?? []
            // A folder that cannot be read is reported when something is written to it. A run or a merge that was killed leaves its
            // lock and these.
            let own =
                names.contains(folder.lock.lastPathComponent)
                ? [folder.settings, folder.submitted, folder.journal, folder.seal] : []
            if names.contains(where: { !$0.hasPrefix(".") && !own.map(\.lastPathComponent).contains($0) }) {
                throw ClassFolderProblem.foreign(folder.root)
            }
            return nil
        }
        let record = try JSONFile.decode(ClassRecord.self, at: folder.record)
        guard record.kind == kind else { throw ClassFolderProblem.foreign(folder.root) }
        // Each id is the name of a folder that may be replaced.
        if let id = record.submissions.map(\.id).first(where: {
            $0.isEmpty || $0.hasPrefix(".") || $0.contains("/")
        }) {
            throw MalformedFile(
                file: folder.record, keyPath: "sources.submission.id", expected: "the name of a folder",
                found: "\"\(id)\"")
        }
        if record.format > format { throw ClassFolderProblem.newer(folder.root, format: record.format) }
        return record
    }

    /// Replaces the record of a folder.
    ///
    /// - Throws: The file system's errors.
    package func store(in folder: ClassFolder) throws {
        try FileKind.makeFolder(folder.root)
        try JSONFile.encode(self).write(to: folder.record, options: .atomic)
    }
}
