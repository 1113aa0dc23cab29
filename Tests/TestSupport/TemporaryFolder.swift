import Foundation
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@testable import WorkbookSystem

/// A new folder in the system's temporary folder for one test case, created and removed by the trait
/// `.temporaryFolder`.
package struct TemporaryFolder: Sendable {
    /// The folder of the current test case; without the trait, nothing can be written to it.
    @TaskLocal package static var current = TemporaryFolder(
        url: URL(filePath: "/dev/null/give-this-suite-the-trait-temporaryFolder"))

    package let url: URL

    /// Creates a value for an existing folder.
    package init(url: URL) { self.url = url }

    /// Returns the location of a relative path.
    package func callAsFunction(_ path: String) -> URL { url.appending(path: path) }

    /// Writes texts to relative paths, and creates the folders that they need.
    package func write(_ files: [String: String]) throws {
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    /// Writes bytes to a relative path, and creates the folders that it needs.
    package func write(_ data: Data, to path: String) throws {
        let file = self(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        // `Data.write(to:)` waits for the disk after each file, which took most of the time of these tests.
        guard let handle = fopen(file.path, "wb") else {
            throw NSError(
                domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: file.path])
        }
        defer { fclose(handle) }
        _ = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, handle) }
    }

    /// Creates a symbolic link at a relative path.
    package func link(_ path: String, to destination: String) throws {
        let file = self(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: destination)
    }

    /// Writes an executable shell script to a relative path.
    ///
    /// Another program copies it there. If this process wrote the file, a child process that another test starts at the
    /// same moment could inherit the open file, and the system would refuse to start the script ("text file busy").
    package func writeProgram(_ script: String, to path: String) async throws {
        try write(["\(path).txt": script])
        _ = try await ProcessRunner().run(
            Command("/usr/bin/install", ["-m", "755", self("\(path).txt").path, self(path).path]), limit: 600)
        try FileManager.default.removeItem(at: self("\(path).txt"))
    }

    /// Returns the text at a relative path, or `nil` if there is no file.
    package func text(at path: String) -> String? {
        FileManager.default.contents(atPath: self(path).path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the sorted paths of all files and links below a relative path, relative to it.
    package func files(below path: String) -> [String] {
        let names =
            FileManager.default.enumerator(atPath: self(path).path)?.compactMap { $0 as? String } ?? []
        return names.sorted().filter { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: self("\(path)/\(name)").path)
            return attributes?[.type] as? FileAttributeType != .typeDirectory
        }
    }
}

/// Gives each test case a folder of its own.
package struct TemporaryFolderTrait: TestTrait, SuiteTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        let url = base.appending(path: "workbook-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        try await TemporaryFolder.$current.withValue(TemporaryFolder(url: url), operation: function)
    }
}

extension Trait where Self == TemporaryFolderTrait {
    /// Gives each test case a new folder, ``TemporaryFolder/current``, and removes it afterwards.
    package static var temporaryFolder: Self { Self() }
}
