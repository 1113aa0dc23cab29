import Foundation
import WorkbookSystem

/// What becomes of the settings that are kept with shares of a class when the shares are merged.
///
/// It's a three-way merge of whole files. The base is what the shares had at the last merge, and it's kept with the results.
package struct SettingsMerge {
    /// Why a file of the shares isn't taken.
    package enum Conflict: Sendable, Equatable {
        /// The shares have different ones.
        case amongShares
        /// The results have another one, and nobody knows which is newer.
        case withResults
    }

    private let shares: [ClassFolder]
    private let folder: ClassFolder
    private var kept: KeptSettings { KeptSettings(folder: folder.settings) }

    /// Prepares a merge of shares into the results in a folder.
    package init(of shares: [ClassFolder], into folder: ClassFolder) {
        self.shares = shares
        self.folder = folder
    }

    /// Returns the names of files that the shares have different ones of, and the results have none of.
    ///
    /// - Throws: ``UnusableTable``.
    package func undecidedFiles() throws -> [String] {
        try kept.all.filter { place in
            try KeptSettings.existing(place) == nil && contents(of: place.lastPathComponent).count > 1
        }.map(\.lastPathComponent)
    }

    /// Finds out what to keep of what was kept with the shares, unless the results have something that was changed since the last merge.
    ///
    /// - Returns: What to write, in this order, and the names of files that are not taken, such as `roster.csv`, with the reason.
    /// - Throws: ``UnusableTable``, or the file system's errors.
    package func plan() throws -> (writes: [SettingsWrite], conflicts: [String: Conflict]) {
        var (writes, conflicts): ([SettingsWrite], [String: Conflict]) = ([], [:])
        for (place, base) in zip(kept.all, kept.merged) {
            let name = place.lastPathComponent
            let contents = try contents(of: name)
            guard contents.count < 2 else {
                conflicts[name] = .amongShares
                continue
            }
            guard let content = contents.first else { continue }
            let own = try KeptSettings.existing(place).map(ClassSettings.table)
            let last = try KeptSettings.existing(base).map(ClassSettings.table)
            let keepsOwn = own.map { $0 != content && $0 != last } ?? false
            if keepsOwn && last != content { conflicts[name] = .withResults }
            // Who was told of a conflict decides what counts, until the shares change again.
            writes += (keepsOwn ? [base] : [place, base]).map { SettingsWrite(place: $0, content: content) }
        }
        return (writes, conflicts)
    }

    /// Keeps what was kept with the shares.
    ///
    /// - Returns: The conflicts of ``plan()``.
    /// - Throws: As ``plan()``.
    package func take() throws -> [String: Conflict] {
        let (writes, conflicts) = try plan()
        for write in writes { try write.keep() }
        return conflicts
    }

    private func contents(of name: String) throws -> Set<Data> {
        try Set(
            shares.compactMap { KeptSettings.existing($0.settings.appending(path: name)) }
                .map(ClassSettings.table))
    }
}
