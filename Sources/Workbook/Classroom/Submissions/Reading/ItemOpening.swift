import Foundation
import WorkbookFormats
import WorkbookModel
import WorkbookSystem

/// Opens the folders and archives of a submission.
struct ItemOpening {
    /// A folder or archive that could not be opened.
    struct Failure: Equatable {
        /// Its name.
        var name: String
        /// Why.
        var problem: SubmissionProblem
        /// Where it is, if it is a single file and not an archive.
        var loose: URL?
    }

    /// Something whose files were not listed.
    struct Unread {
        /// Its name, safe to show.
        var name: String
        /// Where it is, if it is a single file and not an archive.
        var loose: URL?
    }

    /// What was opened, in the order of the submission.
    private(set) var items: [OpenedItem] = []
    /// What could not be opened.
    private(set) var failures: [Failure] = []
    /// Archives that were not opened, because they lie too deep, are too many or of another kind.
    private(set) var unopened: [SubmittedFiles.Refusal] = []

    /// Everything that could not be, or was not, opened.
    var unread: [Unread] {
        unopened.map { Unread(name: $0.path) } + failures.map { Unread(name: $0.name, loose: $0.loose) }
    }

    /// How many archives inside others were opened.
    private var inner = 0
    private let reader: SubmissionReader
    private let folder: URL

    /// Creates a value that has opened nothing.
    ///
    /// - Parameter folder: Where archives may be unpacked.
    init(reader: SubmissionReader, folder: URL) {
        self.reader = reader
        self.folder = folder
    }

    /// Opens an item, and the archives in it if it is a folder.
    ///
    /// - Throws: Problems of the machine.
    mutating func open(_ item: SubmissionSource.Item) async throws {
        switch item.kind {
        case .unknown(let fileExtension):
            failures.append(
                Failure(
                    name: item.name, problem: .unknownKind(fileExtension: fileExtension),
                    loose: ArchiveName.foreign.contains(fileExtension) ? nil : item.url))
        case .archive: try await openArchive(item.url, name: item.name)
        case .singleFile(let name): list([FolderWalk.entry(at: item.url, path: name)], name: item.name)
        case .folder:
            let walk = FolderWalk(item.url, limits: reader.limits)
            guard let files = list(walk.entries, hidden: walk.hidden, name: item.name) else { return }
            let copies = Self.copies(among: files)
            var count = 0
            for file in files where Self.isArchive(file) {
                guard case .onDisk(let url) = file.entry.content, Self.canOpen(file),
                    count < reader.limits.nestedArchives
                else {
                    leave(file, in: item.name)
                    continue
                }
                count += 1
                try await openArchive(
                    url, name: "\(item.name)/\(file.path.joined(separator: "/"))",
                    isInCopy: Self.isInside(copies, file))
            }
        }
    }

    private static func isArchive(_ file: SubmittedFiles.File) -> Bool {
        ArchiveName.isArchive(file.path.last ?? "")
    }

    private static func canOpen(_ file: SubmittedFiles.File) -> Bool {
        ArchiveName.stem(of: file.path.last ?? "") != nil
    }

    /// Returns the folders that are copies of a course.
    static func copies(among files: [SubmittedFiles.File]) -> [[String]] {
        files.map(\.path).filter { $0.last == CourseManifest.path }.map { $0.dropLast() }
    }

    private static func isInside(_ copies: [[String]], _ file: SubmittedFiles.File) -> Bool {
        copies.contains { file.path.starts(with: $0) }
    }

    /// Fails for what a learning platform packed for the instructor: files of several learners.
    private static func checkLearners(of files: SubmittedFiles) throws(SubmissionProblem) {
        let groups = files.files.compactMap {
            $0.path.prefix(2).lazy.compactMap { SubmissionName($0).group }.first
        }
        if Set(groups).count > 1 { throw .severalLearners }
    }

    private mutating func leave(
        _ file: SubmittedFiles.File, in name: String,
        _ reason: SubmissionProblem.RefusalReason = .nestedArchive
    ) {
        let path = HarmlessText.line("\(name)/\(file.path.joined(separator: "/"))")
        unopened.append(.init(path: path, reason: Self.canOpen(file) ? reason : .foreignArchive))
    }

    @discardableResult
    private mutating func list(_ entries: [ArchiveEntry], hidden: [String] = [], name: String)
        -> [SubmittedFiles.File]?
    {
        do throws(SubmissionProblem) {
            let files = try SubmittedFiles(entries, hidden: hidden, limits: reader.limits)
            try Self.checkLearners(of: files)
            items.append(OpenedItem(name: HarmlessText.line(name), files: files))
            return files.files
        } catch {
            failures.append(Failure(name: HarmlessText.line(name), problem: error))
            return nil
        }
    }

    private mutating func openArchive(_ url: URL, name: String, isInCopy: Bool = false) async throws {
        do {
            let (archive, entries, packedSize) = try await read(url)
            let files = try SubmittedFiles(entries, packedSize: packedSize, limits: reader.limits)
            try Self.checkLearners(of: files)
            let item = OpenedItem(
                name: HarmlessText.line(name), files: files, archive: archive, isInCopy: isInCopy)
            items.append(item)
            let copies = Self.copies(among: files.files)
            for index in files.files.indices where Self.isArchive(files.files[index]) {
                let file = files.files[index]
                if Self.canOpen(file), inner < reader.limits.nestedArchives {
                    try await openInner(
                        index, of: item, name: name, isInCopy: isInCopy || Self.isInside(copies, file))
                } else {
                    leave(file, in: name)
                }
            }
        } catch let problem as SubmissionProblem {
            failures.append(Failure(name: HarmlessText.line(name), problem: problem))
        }
    }

    /// Opens an archive that is inside another one.
    ///
    /// - Parameter isInCopy: Whether it is in a copy of the course, as the learner's own earlier hand-in is.
    /// - Throws: Problems of the machine.
    private mutating func openInner(
        _ index: Int, of item: OpenedItem, name: String, isInCopy: Bool
    ) async throws {
        let file = item.files.files[index]
        guard file.entry.size <= reader.limits.nestedArchiveBytes else {
            leave(file, in: name, .tooLarge)
            return
        }
        inner += 1
        var tools = reader.tools
        tools.limits.fileBytes = reader.limits.nestedArchiveBytes
        let content = try await item.contents(
            of: [index], tools: tools, in: folder.appending(path: "inner-\(inner)"))
        guard case .success(let data)? = content.first else {
            leave(file, in: name, .damaged)
            return
        }
        try FileKind.makeFolder(folder)
        let url = folder.appending(path: "inner-\(inner).archive")
        try data.write(to: url)
        try await openArchive(
            url, name: "\(name)/\(file.path.joined(separator: "/"))", isInCopy: isInCopy)
    }

    private func read(_ url: URL) async throws
        -> (archive: ArchiveBytes, entries: [ArchiveEntry], packedSize: Int)
    {
        let limits = reader.limits
        let archive = try ArchiveBytes(opening: url)
        guard archive.size <= limits.archiveBytes else {
            throw SubmissionProblem.overLimit(.bytes(limits.archiveBytes))
        }
        switch try ArchiveKind(of: archive) {
        case .zip: return (archive, try ZipDirectory(of: archive, limits: limits).entries, archive.size)
        case .tar: return (archive, try TarListing(of: archive, limits: limits).entries, archive.size)
        case .gzip:
            let number = items.count + failures.count
            let unpacked = try await reader.tools.expand(url, in: folder.appending(path: "\(number)"))
            return (unpacked, try TarListing(of: unpacked, limits: limits).entries, archive.size)
        }
    }
}
