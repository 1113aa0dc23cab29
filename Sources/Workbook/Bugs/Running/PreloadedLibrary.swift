import Foundation
import WorkbookSystem

/// A small library in C that the system loads into the tests.
///
/// It's compiled with the clang of the toolchain. On macOS, where only `swift test` can run tests, there is none.
enum PreloadedLibrary {
    /// The variable with the library that the system loads into a program.
    static let variable = "LD_PRELOAD"

    /// Builds a library, unless it's there already; returns `nil` if that isn't possible on this machine.
    ///
    /// - Parameters:
    ///   - name: The name of its files.
    ///   - folder: Where they are.
    /// - Throws: The file system's errors, or what keeps clang from being started.
    static func build(_ name: String, of source: String, in folder: URL, tools: BugTools) async throws -> URL?
    {
        #if os(Linux)
            let clang = URL(filePath: tools.toolchain.swift).resolvingSymlinksInPath()
                .deletingLastPathComponent().appending(path: "clang")
            guard FileManager.default.isExecutableFile(atPath: clang.path) else { return nil }
            let (file, library) = (
                folder.appending(path: "\(name).c"), folder.appending(path: "\(name).so")
            )
            // Without the source of an earlier one, it is built.
            if (try? String(contentsOf: file, encoding: .utf8)) == source, FileKind(of: library) == .file {
                return library
            }
            try Data(source.utf8).write(to: file)
            let command = Command(
                clang.path,
                ["-shared", "-fPIC", "-O1", "-o", library.path, file.path, "-ldl", "-Wno-everything"],
                environment: tools.environment, workingDirectory: folder.path)
            let result = try await tools.runner.run(command, limit: 120)
            return result.termination.isSuccess ? library : nil
        #else
            return nil
        #endif
    }
}
