import Foundation
import WorkbookFormats
import WorkbookSystem

/// The files of a folder or archive after all checks: only these can be read.
struct SubmittedFiles: Sendable {
    /// A file that can be read.
    struct File: Sendable {
        /// Its path, in the folder or archive.
        var path: [String]
        /// What the folder or archive says about it.
        var entry: ArchiveEntry
    }

    /// An entry that was left out.
    struct Refusal: Sendable, Hashable {
        /// Its path, safe to show.
        var path: String
        /// Why it was left out.
        var reason: SubmissionProblem.RefusalReason
        /// Its path in the folder or archive, if it could be a file that an exercise asks for.
        var components: [String]?
        /// The path of the file that an exercise asks for, if this is at its place.
        var asked: String?
    }

    /// The files, in the order in which they were listed.
    private(set) var files: [File] = []
    /// What was left out, in the order in which it was listed.
    private(set) var refusals: [Refusal] = []

    /// Files and folders that nobody wrote, such as builds and progress, safe to show.
    private(set) var ignored: Set<String> = []

    /// Checks all entries.
    ///
    /// - Parameters:
    ///   - packedSize: The number of bytes of the archive; `nil` for a folder.
    ///   - hidden: The hidden files and folders that weren't listed.
    /// - Throws: ``SubmissionProblem`` if a limit is exceeded.
    init(
        _ entries: [ArchiveEntry], packedSize: Int? = nil, hidden: [String] = [], limits: SubmissionLimits
    ) throws(SubmissionProblem) {
        var hiddenPaths = Set(hidden)
        defer { ignored = Set(hiddenPaths.map { HarmlessText.line($0) }) }
        var known: Set<String> = []
        var count = 0
        var bytes = 0
        for entry in entries {
            let path = entry.path.map { SubmittedPath($0, limits: limits) } ?? .refused(.unreadableName)
            if path == .ignored {
                entry.path.flatMap(SubmittedPath.hiddenPart).map { _ = hiddenPaths.insert($0) }
                continue
            }
            count += 1
            guard count <= limits.entries else { throw .overLimit(.entries(limits.entries)) }
            switch path {
            case .ignored: break
            case .tooDeep: throw .overLimit(.depth(limits.depth))
            case .refused(let reason): refuse(entry, reason, at: nil)
            case .usable(let components):
                if entry.kind == .folder { continue }
                bytes += min(entry.size, limits.unpackedBytes + 1)
                guard bytes <= limits.unpackedBytes else { throw .overLimit(.bytes(limits.unpackedBytes)) }
                let isNew = known.insert(HarmlessText.key(components.joined(separator: "/"))).inserted
                if let reason = Self.reason(entry) ?? (isNew ? nil : .sameName) {
                    refuse(entry, reason, at: components)
                } else {
                    files.append(File(path: components, entry: entry))
                }
            }
        }
        // A few kilobytes of zeros do no harm.
        if let packedSize, bytes > limits.fileBytes, bytes / max(1, packedSize) > limits.compressionRatio {
            throw .overLimit(.compressionRatio(limits.compressionRatio))
        }
    }

    private static func reason(_ entry: ArchiveEntry) -> SubmissionProblem.RefusalReason? {
        switch entry.kind {
        case .link: .link
        case .special: .special
        case .file, .folder: entry.refusal
        }
    }

    private mutating func refuse(
        _ entry: ArchiveEntry, _ reason: SubmissionProblem.RefusalReason, at components: [String]?
    ) {
        let path = HarmlessText.line(entry.path ?? entry.shownPath)
        refusals.append(Refusal(path: path, reason: reason, components: components))
    }
}
