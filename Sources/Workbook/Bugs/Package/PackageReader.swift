import Foundation
import WorkbookSystem

/// The tools with which a package is read, built and run.
package struct BugTools: Sendable {
    package var toolchain: Toolchain
    package var runner: ProcessRunner
    package var environment: [String: String]
    /// How many processes may run at once.
    package var width: Int
    /// The path of bubblewrap, in which tests can write only to the copy and to temporary files; `nil` for no sandbox.
    package var bubblewrap: String?

    /// Creates a set of tools.
    ///
    /// - Parameter environment: The environment of the person, which tests may depend on.
    package init(
        toolchain: Toolchain, runner: ProcessRunner, environment: [String: String], width: Int,
        sandbox: Sandbox? = nil
    ) {
        // That of macOS was never tried with these tests.
        if case .bubblewrap(let path) = sandbox { bubblewrap = path }
        self.toolchain = toolchain
        self.runner = runner
        self.runner.outputCap = 64 << 20
        self.runner.outputLimit = 512 << 20
        self.width = width
        self.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"]) { $1 }
    }
}

/// Reads what a package consists of.
package struct PackageReader: Sendable {
    var copy: PackageCopy
    var tools: BugTools

    /// Describes the reader of a copy.
    package init(copy: PackageCopy, tools: BugTools) { (self.copy, self.tools) = (copy, tools) }

    /// Finds the package of a folder: in it or above it.
    ///
    /// - Throws: ``BugProblem/noFolder(_:)`` or ``BugProblem/noPackage(_:)``.
    package static func find(from folder: URL) throws -> URL {
        if FileKind(of: folder.resolvingSymlinksInPath()) == .nothing { throw BugProblem.noFolder(folder) }
        var place = folder.resolvingSymlinksInPath().standardizedFileURL
        while FileKind(of: place.appending(path: "Package.swift")) != .file {
            let parent = place.deletingLastPathComponent().standardizedFileURL
            if parent.path == place.path { throw BugProblem.noPackage(folder) }
            place = parent
        }
        return place
    }

    /// Asks SwiftPM about the copy.
    ///
    /// - Throws: ``BugProblem``, or what keeps SwiftPM from being started.
    package func read() async throws -> SwiftPackage {
        let manifest = try await ask(["dump-package"])
        struct Folders: Decodable {
            struct Dependency: Decodable {
                struct Folder: Decodable { var path: String }
                var fileSystem: [Folder]?
            }
            var dependencies: [Dependency]
        }
        do {
            let folders = try JSONDecoder().decode(Folders.self, from: manifest).dependencies
            // SwiftPM describes a package only with all others that it depends on.
            try copy.linkNeighbors(folders.flatMap { $0.fileSystem ?? [] }.map(\.path))
            return try SwiftPackage(
                description: try await ask(["describe", "--type", "json"]), manifest: manifest)
        } catch let error as DecodingError {
            throw BugProblem.badManifest(copy.original, "SwiftPM's description can't be read: \(error)")
        }
    }

    private func ask(_ words: [String]) async throws -> Data {
        let command = Command(
            tools.toolchain.swift,
            ["package", "--package-path", copy.root.path, "--scratch-path", copy.scratch.path] + words,
            environment: tools.environment, workingDirectory: copy.root.path)
        let result = try await tools.runner.run(command, limit: 600)
        guard result.termination.isSuccess, let start = result.output.firstIndex(of: "{") else {
            throw PackageReader.problem(result.errorOutput + result.output, copy.original)
        }
        // SwiftPM may write about its progress before the description.
        return Data(result.output[start...].utf8)
    }

    /// Returns what a failure of SwiftPM means.
    static func problem(_ output: String, _ package: URL) -> BugProblem {
        let lines = output.split(whereSeparator: \.isNewline).map(String.init)
        let signs = [
            "Failed to clone", "Couldn’t fetch", "Could not resolve host", "unable to access",
            "failed to fetch",
        ]
        if let line = lines.first(where: { line in signs.contains { line.contains($0) } }) {
            return .needsNetwork(package, line)
        }
        return .badManifest(package, lines.first { $0.contains("error:") } ?? lines.last ?? "nothing")
    }
}
