import Foundation
import TestSupport

/// A copy of a small course, in a folder whose path has spaces and non-ASCII letters.
struct FixtureCourse {
    /// The course's folder.
    let root: URL

    private let original: URL

    /// Copies a fixture.
    ///
    /// The copy is inside the package's build folder, because the system may delete files in the temporary
    /// folder. It is recreated in every run of the tests.
    init(_ name: String, as copy: String) {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        original = tests.appending(path: "Fixtures/\(name)")
        let package = tests.deletingLastPathComponent().deletingLastPathComponent()
        root = package.appending(
            path: ".build/golden tests/Kurs, für Ünïcode \(copy)", directoryHint: .isDirectory)
        try? FileManager.default.removeItem(at: root)
        try? FileManager.default.createDirectory(
            at: root.deletingLastPathComponent(), withIntermediateDirectories: true)
        do {
            try FileManager.default.copyItem(at: original, to: root)
        } catch {
            fatalError("the fixture \(name) could not be copied: \(error)")
        }
    }

    /// Restores the lessons, suites and solutions and deletes all progress; build products stay.
    func reset() throws {
        for folder in ["Lessons", "Tests", "Solutions", ".workbook"] {
            let copy = root.appending(path: folder)
            if FileManager.default.fileExists(atPath: copy.path) {
                try FileManager.default.removeItem(at: copy)
            }
            let source = original.appending(path: folder)
            if FileManager.default.fileExists(atPath: source.path) {
                try FileManager.default.copyItem(at: source, to: copy)
            }
        }
    }

    /// Writes a file of the course.
    func write(_ path: String, _ text: String) throws {
        let file = root.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Writes an executable shell script, and returns its location.
    @discardableResult func writeProgram(_ path: String, _ script: String) async throws -> URL {
        try await TemporaryFolder(url: root).writeProgram(script, to: path)
        return root.appending(path: path)
    }

    /// Reads a file of the course.
    func read(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Removes a file of the course.
    func remove(_ path: String) throws { try FileManager.default.removeItem(at: root.appending(path: path)) }

    /// Returns whether a file of the course exists.
    func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path: path).path)
    }
}
