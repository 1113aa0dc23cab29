import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

/// Reads what learners handed in, taking nothing on trust.
package struct SubmissionReader: Sendable {
    /// The limits of a submission.
    let limits: SubmissionLimits
    /// The programs that unpack archives.
    let tools: ArchiveTools
    /// Finds the files that are asked for.
    let matcher: OwnedFileMatcher
    /// The moment after which no file can have been changed.
    let now: Date
    /// The time zone of archives that don't name one.
    let timeZone: TimeZone
    /// Whether a folder has the results of a class, and so isn't a submission.
    let hasResults: @Sendable (URL) -> Bool

    /// Creates a reader; reads from the disk which files of the exercises are given.
    ///
    /// - Parameters:
    ///   - exercises: The exercises that the class was asked for.
    ///   - environment: The environment in which `unzip` and `gzip` are found.
    package init(
        course: Course, exercises: [Exercise], runner: ProcessRunner, environment: [String: String],
        limits: SubmissionLimits = SubmissionLimits(), now: Date, timeZone: TimeZone,
        hasResults: @escaping @Sendable (URL) -> Bool
    ) {
        self.hasResults = hasResults
        self.limits = limits
        self.now = now
        self.timeZone = timeZone
        tools = ArchiveTools(runner: runner, environment: environment, limits: limits)
        matcher = OwnedFileMatcher(course: course, exercises: exercises)
    }

    /// Lists the submissions in a folder without opening any.
    ///
    /// - Returns: The submissions in the order of their ids, and what was skipped in the order of the names.
    /// - Throws: ``SubmissionReadingProblem/unreadableFolder(_:)``.
    package func list(in folder: URL) throws -> (found: [SubmissionSource], skipped: [SkippedItem]) {
        guard let names = FolderWalk.names(in: folder) else {
            throw SubmissionReadingProblem.unreadableFolder(folder)
        }
        var skipped: [SkippedItem] = []
        var items: [(name: SubmissionName, item: SubmissionSource.Item)] = []
        for name in names {
            let shown = HarmlessText.line(name.text ?? String(decoding: name.bytes, as: UTF8.self))
            do throws(SkippedItem.Reason) {
                guard let text = name.text else { throw .unreadableName }
                let url = folder.appending(path: text)
                let item = SubmissionSource.Item(name: shown, kind: try kind(of: url), url: url)
                items.append((Self.name(of: item), item))
            } catch {
                skipped.append(SkippedItem(name: shown, reason: error))
            }
        }
        var sources: [SubmissionSource] = []
        var groups: [String: Int] = [:]
        for (name, item) in items {
            if let group = name.group, let index = groups[group] {
                sources[index].items.append(item)
                sources[index].isMarkedLate = sources[index].isMarkedLate || name.isMarkedLate
            } else {
                if let group = name.group { groups[group] = sources.count }
                sources.append(
                    SubmissionSource(
                        id: name.group ?? name.learner, name: HarmlessText.line(name.learner, limit: 80),
                        keys: name.key.map { [$0] } ?? [], hasParticipantNumbers: name.isParticipant,
                        isMarkedLate: name.isMarkedLate, items: [item],
                        stamp: ""))
            }
        }
        for index in sources.indices { skipped += Self.dropOlderItems(of: &sources[index]) }
        for index in sources.indices { skipped += Self.dropTexts(of: &sources[index]) }
        Self.makeUnique(&sources)
        for index in sources.indices { sources[index].stamp = stamp(of: sources[index]) }
        return (
            sources.sorted { $0.id < $1.id },
            skipped.sorted { $0.name < $1.name }
        )
    }

    /// Reads what something in a folder of submissions is, without following a link.
    private func kind(of url: URL) throws(SkippedItem.Reason) -> SubmissionSource.Item.Kind {
        let text = url.lastPathComponent
        if SubmittedPath.isIgnored(text) { throw .hidden }
        switch FileKind(of: url) {
        case .folder:
            if hasResults(url) { throw .results }
            return .folder
        case .link: throw .link
        case .other, .nothing: throw .special
        case .file: break
        }
        if ArchiveName.stem(of: text) != nil { return .archive }
        let name = SubmissionName(text)
        let fileExtension = HarmlessText.line(url.pathExtension.lowercased(), limit: 12)
        if name.group != nil, fileExtension == "swift" { return .singleFile(name.fileBeforeResubmission) }
        if name.isText { return .unknown(fileExtension: fileExtension) }
        if name.group == nil, Self.companions.contains(fileExtension) {
            throw .notASubmission(fileExtension: fileExtension)
        }
        return .unknown(fileExtension: fileExtension)
    }

    /// The extensions of files that platforms and instructors put beside submissions.
    private static let companions: Set<String> = [
        "csv", "tsv", "xls", "xlsx", "ods", "json", "yml", "yaml", "txt", "md", "html", "log", "pdf",
    ]

    private static func name(of item: SubmissionSource.Item) -> SubmissionName {
        var name = SubmissionName(item.url.lastPathComponent)
        // Of an archive that can't be read, such as `Ada Lovelace.rar`, the name still says whose it is.
        if case .unknown = item.kind, name.group == nil, !item.url.pathExtension.isEmpty {
            return SubmissionName(plain: item.url.deletingPathExtension().lastPathComponent)
        }
        // Canvas hands over files only. If a person unpacked them, the numbers are as long as on a real platform.
        if item.kind == .folder, let attachment = name.attachment,
            attachment < 1000 || (name.key?.count ?? 3) < 3
        {
            name = SubmissionName(plain: item.url.lastPathComponent)
        }
        return name
    }

    /// Puts the newest item first, and drops what was replaced by a later upload.
    ///
    /// Canvas adds a number to the name of a file that is uploaded again: `tracker.zip`, `tracker-1.zip`. Without the
    /// first of these, the numbers may be the learner's own, as in `lesson-1.zip` and `lesson-2.zip`; then all are kept.
    private static func dropOlderItems(of source: inout SubmissionSource) -> [SkippedItem] {
        let dated = source.items.map { (item: $0, name: name(of: $0)) }.sorted { left, right in
            let ages = (left.name.attachment ?? 0, right.name.attachment ?? 0)
            if ages.0 != ages.1 { return ages.0 > ages.1 }
            // The platform's own archive comes before a folder to which a person unpacked it.
            let isArchive = (left.item.kind == .archive, right.item.kind == .archive)
            return isArchive.0 != isArchive.1 ? isArchive.0 : left.item.name < right.item.name
        }
        source.items = dated.map(\.item)
        var skipped: [SkippedItem] = []
        if let newest = dated.max(by: { ($0.name.attempt ?? 0) < ($1.name.attempt ?? 0) }),
            let time = newest.name.attempt
        {
            let older = dated.filter { ($0.name.attempt ?? time) < time }.map(\.item)
            source.items.removeAll { older.contains($0) }
            skipped = older.map { .init(name: $0.name, reason: .olderSubmission(newest: newest.item.name)) }
        }
        let families = Dictionary(grouping: dated.filter { $0.name.attachment != nil }) { $0.name.family }
        for (family, members) in families where members.contains(where: { $0.name.fileKey == family }) {
            for older in members.dropFirst() {
                source.items.removeAll { $0 == older.item }
                skipped.append(
                    SkippedItem(name: older.item.name, reason: .olderSubmission(newest: members[0].item.name))
                )
            }
        }
        return skipped
    }

    /// Drops the texts that a platform writes beside each attempt, unless there is nothing else or code in them.
    private static func dropTexts(of source: inout SubmissionSource) -> [SkippedItem] {
        let texts = source.items.filter { item in
            // What can't be read may have an answer.
            name(of: item).isText && (try? Data(contentsOf: item.url))?.contains(UInt8(ascii: "{")) == false
        }
        if texts.count == source.items.count { return [] }
        source.items.removeAll { texts.contains($0) }
        return texts.map { SkippedItem(name: $0.name, reason: .notASubmission(fileExtension: "txt")) }
    }

    /// Makes ids that can be names of files, and that differ even where case is ignored.
    ///
    /// Of `ada.zip` and `ada.tar.gz`, each is called what its file is called, so that a person finds it.
    private static func makeUnique(_ sources: inout [SubmissionSource]) {
        let counts = Dictionary(grouping: sources) { HarmlessText.key(HarmlessText.fileName($0.id)) }
            .mapValues(\.count)
        var taken: Set<String> = []
        for index in sources.indices {
            let short = HarmlessText.fileName(sources[index].id)
            let isAlone = counts[HarmlessText.key(short)] == 1
            let base = isAlone ? short : HarmlessText.fileName(sources[index].items[0].name)
            var id = base
            var number = 1
            while !taken.insert(HarmlessText.key(id)).inserted {
                number += 1
                id = "\(base) \(number)"
            }
            sources[index].id = id
        }
    }

    /// Returns a text that tells whether another machine has the same archives and Swift files for a submission.
    ///
    /// - Parameter isNamed: Whether their names must be the same as well.
    package func contents(of source: SubmissionSource, isNamed: Bool = true) -> String {
        var digest = ContentDigest()
        for item in source.items {
            if isNamed { digest.add(item.name) }
            let files =
                item.kind == .folder
                ? FolderWalk(item.url, limits: limits).entries.compactMap { entry -> URL? in
                    guard case .onDisk(let file) = entry.content, entry.kind == .file else { return nil }
                    return file.pathExtension == "swift" ? file : nil
                } : [item.url]
            for file in files {
                digest.add(file.path(from: item.url))
                // A larger one may have been replaced by another large one, which nobody notices then.
                digest.add((try? BoundedFile.read(file, limit: limits.directoryBytes)) ?? Data("large".utf8))
            }
        }
        return digest.text
    }

    /// Returns a text that changes when an item changes; folders are walked, but no file is opened.
    private func stamp(of source: SubmissionSource) -> String {
        var digest = ContentDigest()
        // Another number lets submissions be read again whose problems or times an earlier version told in another way.
        digest.add("18")
        digest.add(timeZone.identifier)
        for path in matcher.askedPaths { digest.add(path) }
        for item in source.items {
            digest.add(item.name)
            digest.add(FileIdentity.line(of: item.url) ?? "")
            guard item.kind == .folder else { continue }
            // A commit changes it, whatever it does to the other files.
            digest.add(FileIdentity.line(of: item.url.appending(path: ".git")) ?? "")
            for entry in FolderWalk(item.url, limits: limits).entries {
                digest.add(entry.path ?? entry.shownPath)
                if case .onDisk(let file) = entry.content { digest.add(FileIdentity.line(of: file) ?? "") }
            }
        }
        return digest.text
    }
}
