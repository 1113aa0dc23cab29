import Foundation
import WorkbookModel
import WorkbookSystem

/// Reads files of an exercise of a track, which come from strangers.
struct ExercismFolder {
    /// The folder of the exercise.
    var url: URL

    /// The most bytes of a file: a hundred times as many as the longest suite of the Swift track has.
    static let largestFile = 4 << 20

    /// Reads a file that the exercise must have.
    ///
    /// - Parameter path: The path as the track's author wrote it.
    /// - Throws: ``UnusableTrackFile``.
    func file(_ path: String) throws -> Data {
        guard let data = try optionalFile(path) else {
            throw UnusableTrackFile(url.appending(path: path), "is missing")
        }
        return data
    }

    /// Reads a Markdown text without the heading at its top; `nil` if there is none.
    ///
    /// - Throws: ``UnusableTrackFile``.
    func text(_ path: String) throws -> String? {
        guard let data = try optionalFile(path) else { return nil }
        guard let text = String(data: data, encoding: .utf8) else {
            throw UnusableTrackFile(url.appending(path: path), "isn't text in UTF-8")
        }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let body = lines.first?.hasPrefix("# ") == true ? lines.dropFirst() : lines[...]
        let words = body.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
        return words.isEmpty ? nil : words
    }

    /// Returns paths of Swift files, and those of all other Swift files in the same folders, which no list needs to name.
    func withNeighbors(_ paths: [String]) -> [String] {
        let folders = Set(paths.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
        let others = folders.sorted().flatMap { folder -> [String] in
            // A folder that can't be read has no other files; reading the listed ones reports it.
            let names =
                (try? FileManager.default.contentsOfDirectory(atPath: url.appending(path: folder).path)) ?? []
            return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted().map {
                "\(folder)/\($0)"
            }
        }
        return paths + others.filter { !paths.contains($0) }
    }

    /// Reads a file; `nil` if there is none.
    ///
    /// - Throws: ``UnusableTrackFile``.
    func optionalFile(_ path: String) throws -> Data? {
        let file = url.appending(path: path)
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.isEmpty, !path.contains("\0"), !parts.contains(where: { ["", ".", ".."].contains($0) })
        else {
            throw UnusableTrackFile(file, "has a path that leads out of the exercise's folder")
        }
        // A link on the way to the file could lead out of the folder as well.
        var place = url
        for part in parts.dropLast() {
            place.append(path: part)
            switch FileKind(of: place) {
            case .folder: continue
            case .nothing: return nil
            default: throw UnusableTrackFile(place, "is a link or a file, and should be a folder")
            }
        }
        if FileKind(of: file) == .nothing { return nil }
        do {
            return try BoundedFile.read(file, limit: ExercismFolder.largestFile, followsLinks: false)
        } catch .tooLarge(let bytes) {
            throw UnusableTrackFile(
                file, "has \(bytes >> 20) MB, and at most \(ExercismFolder.largestFile >> 20) MB are read")
        } catch .notRegular {
            throw UnusableTrackFile(file, "is a folder, a pipe or a device")
        } catch .unreadable {
            throw UnusableTrackFile(file, FileKind(of: file) == .link ? "is a link" : "can't be read")
        }
    }
}
