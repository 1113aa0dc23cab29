import Foundation
import WorkbookModel

/// The code that a course has itself for an exercise.
///
/// It proves nothing if submissions contain it.
enum KnownCode {
    /// Reads the starter with its given files, the reference and every variation, accepted or rejected.
    ///
    /// A learner who makes a well-known mistake makes it as others do, so rejected variations are known code too.
    ///
    /// - Returns: For each of them, the texts of its Swift files by their paths.
    /// - Throws: Why a file can't be read.
    static func read(for exercise: Exercise) throws -> [[String: String]] {
        let folders = exercise.folders
        let variations = try ["accepted", "rejected"].flatMap { kind in
            try subfolders(of: folders.solutions.appending(path: kind))
        }
        return try ([folders.starter, folders.reference] + variations).map(sources)
    }

    private static func subfolders(of folder: URL) throws -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { folder.appending(path: $0) }
    }

    private static func sources(in folder: URL) throws -> [String: String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { sources, path in
            let data = try Data(contentsOf: folder.appending(path: path))
            sources[path] = String(decoding: data, as: UTF8.self)
        }
    }
}
