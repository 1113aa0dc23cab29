import Foundation
import WorkbookSystem

/// A folder with an attempt at changing a package: a package of its own, or only the files that differ from another one.
package struct CapstoneAttempt: Sendable {
    /// What a folder says about the attempt in it, in `reason.json`.
    package struct Rejection: Sendable, Decodable {
        /// The folder, relative to this one, of the attempt that this one changes.
        var base: String
        /// The part that refuses it.
        package var part: CapstoneResult.Part
        /// What is wrong with its tests.
        package var fault: TestFault.Kind?
        /// Why it's refused, for people.
        var why: String
    }

    /// The folder.
    package var folder: URL
    /// The package as it was in the beginning.
    package var starter: URL

    /// Describes an attempt.
    package init(folder: URL, starter: URL) {
        self.folder = folder.standardizedFileURL
        self.starter = starter
    }

    /// What the folder says about a rejected attempt; `nil` if it says nothing.
    ///
    /// - Throws: `DecodingError`.
    package func rejection() throws -> Rejection? {
        let data = FileManager.default.contents(atPath: folder.appending(path: "reason.json").path)
        return try data.map { try JSONDecoder().decode(Rejection.self, from: $0) }
    }

    /// Returns a folder with the whole package: this one, or a new one below another folder.
    ///
    /// - Throws: `DecodingError`, or the file system's errors.
    package func package(in scratch: URL) throws -> URL {
        if FileKind(of: folder.appending(path: "Package.swift")) == .file { return folder }
        let place = scratch.appending(path: folder.lastPathComponent)
        if FileKind(of: place) != .nothing { try FileManager.default.removeItem(at: place) }
        try write(to: place)
        return place
    }

    private func write(to place: URL) throws {
        let base = try rejection().map { folder.appending(path: $0.base).standardizedFileURL }
        if let base {
            try CapstoneAttempt(folder: base, starter: starter).write(to: place)
        } else {
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: starter, to: place)
        }
        for path in FileTree(folder).files() where path.contains("/") {
            let target = place.appending(path: path)
            try FileManager.default.createDirectory(
                at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(contentsOf: folder.appending(path: path)).write(to: target)
        }
    }
}
