import Foundation
import WorkbookSystem

extension ClassSeal {
    /// How far the command that seals results has come, and so what its seal covers.
    ///
    /// Whenever a command is interrupted, there is a seal that fits, with which the same command can continue.
    package enum Phase: Sendable {
        /// The submissions are being read. The seal covers verdicts and settings, so everything else has to be read again.
        case reading
        /// Verdicts are added. The seal covers everything before them, and each of their lines in the journal has a code of its own.
        case grading
        /// Shares are being joined. The seal covers the settings; everything else comes from the shares, which have their own seals.
        case merging
        /// The seal covers everything that a merge reads: the record, the verdicts, the learners' files, and policy and roster. It
        /// also covers which attempts a person decided on.
        case finished
    }

    /// Seals results before or after a part of a command.
    ///
    /// - Parameter writes: What the command is about to keep of the settings. The seal fits before, between and after these writes.
    /// - Throws: The file system's errors.
    package func seal(_ folder: ClassFolder, _ phase: Phase = .finished, keeping writes: [SettingsWrite] = [])
        throws
    {
        let journal = try Self.journal(of: folder)
        let digests = try digests(of: folder, journal, phase)
        let lines = (0...writes.count).map { count in
            let changed = writes.prefix(count).reduce(into: digests) { digests, write in
                digests[write.path(in: folder)] = SHA256.text(of: write.content)
            }
            return ([code(of: changed, phase)] + phase.words(journal.count)).joined(separator: " ")
        }
        try FileKind.makeFolder(folder.root)
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: folder.seal, options: .atomic)
    }

    /// Checks results that are about to change and to be sealed again.
    ///
    /// - Parameters:
    ///   - phases: The phases besides ``Phase/grading`` and ``Phase/finished`` in which the command can continue.
    ///   - trustsUnsealed: Whether results without a seal may be sealed. Somebody who changes results can also remove their seal.
    /// - Returns: The phase; `nil` if there is no seal.
    /// - Throws: ``SealProblem``, or the file system's errors.
    @discardableResult
    package func checkBeforeChange(
        _ folder: ClassFolder, continuing phases: [Phase] = [], trustsUnsealed: Bool = false
    ) throws -> Phase? {
        if FileKind(of: folder.seal) != .nothing {
            let phase = try phase(of: folder)
            if phase != .finished, phase != .grading, !phases.contains(phase) {
                throw SealProblem.interrupted(folder.root)
            }
            return phase
        }
        if folder.hasContents && !trustsUnsealed { throw SealProblem.unsealed(folder.root) }
        return nil
    }

    /// Checks that what grading found is what was sealed, by a command that was not interrupted.
    ///
    /// - Throws: ``SealProblem``, or the file system's errors.
    package func check(_ folder: ClassFolder) throws {
        if try phase(of: folder) != .finished { throw SealProblem.interrupted(folder.root) }
    }

    /// Checks that results are what was sealed, and returns in which phase.
    private func phase(of folder: ClassFolder) throws -> Phase {
        guard FileKind(of: folder.seal) == .file else { throw SealProblem.unsealed(folder.root) }
        let stored = String(decoding: try BoundedFile.read(folder.seal, limit: 1 << 12), as: UTF8.self)
        let journal = try Self.journal(of: folder)
        let lines = stored.split(whereSeparator: \.isNewline)
            .map { $0.split(separator: " ").map(String.init) }.filter { !$0.isEmpty }
        // The lines of one command differ only in the settings that it was about to keep.
        for (words, codes) in Dictionary(grouping: lines, by: { $0.dropFirst() }).mapValues({
            $0.map { $0[0] }
        }) {
            guard let phase = Phase(words) else { continue }
            let start = words.first.map { Int($0) ?? -1 } ?? journal.count
            guard phase == .merging || 0...journal.count ~= start && isSealed(journal.dropFirst(start)) else {
                continue
            }
            let digests = try digests(of: folder, journal.prefix(max(0, start)), phase)
            if codes.contains(code(of: digests, phase)) { return phase }
        }
        throw SealProblem.brokenSeal(
            folder.root, hasResults: FileKind(of: folder.record) != .nothing)
    }

    private static func journal(of folder: ClassFolder) throws -> Data {
        FileKind(of: folder.journal) == .nothing ? Data() : try Data(contentsOf: folder.journal)
    }

    /// Returns the digests of what a seal covers, by the paths of the files.
    private func digests(of folder: ClassFolder, _ journal: Data, _ phase: Phase) throws -> [String: String] {
        let settings = Set(KeptSettings(folder: folder.settings).places.map { $0.path(from: folder.root) })
        let submitted = folder.submitted.lastPathComponent + "/"
        var digests: [String: String] = [:]
        if phase != .merging { digests[folder.journal.lastPathComponent] = digest(ofJournal: journal) }
        for file in FileTree(folder.root).files() {
            let isDecisions = file == folder.decisions.lastPathComponent && phase == .finished
            // Finder, editors and a command that was killed leave files that nothing reads.
            if !isDecisions, file.split(separator: "/").last?.hasPrefix(".") == true { continue }
            let isRead = isDecisions || file == folder.record.lastPathComponent || file.hasPrefix(submitted)
            guard settings.contains(file) || isRead && [.grading, .finished].contains(phase) else { continue }
            digests[file] = SHA256.text(of: try Data(contentsOf: folder.root.appending(path: file)))
        }
        return digests
    }

    private func code(of digests: [String: String], _ phase: Phase) -> String {
        let lines = digests.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }
        return authentication(of: Data((phase == .finished ? lines : ["\(phase)\n"] + lines).joined().utf8))
    }
}

extension ClassSeal.Phase {
    /// What follows the code in a line of a seal.
    ///
    /// - Parameter journal: How many bytes of the journal the code covers.
    fileprivate func words(_ journal: Int) -> [String] {
        switch self {
        case .finished: []
        case .grading, .reading, .merging: ["\(journal)", "\(self)"]
        }
    }

    fileprivate init?(_ words: ArraySlice<String>) {
        if words.isEmpty {
            self = .finished
        } else if words.count == 2,
            let phase = [Self.grading, .reading, .merging].first(where: { "\($0)" == words.last })
        {
            self = phase
        } else {
            return nil
        }
    }
}
