import Foundation

/// An installed Swift toolchain: its location, version and target.
package struct Toolchain: Sendable, Equatable, Codable {
    /// A version such as 6.3.1.
    package struct Version: Sendable, Comparable, Codable, CustomStringConvertible {
        var major: Int
        var minor: Int
        var patch: Int

        /// The numbers separated by periods, without a trailing zero.
        package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

        /// Orders by major, minor and patch number.
        package static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
    }

    /// The absolute path of `swift`.
    package var swift: String
    /// The version of the toolchain.
    package var version: Version
    /// The platform that it builds for, such as `x86_64-unknown-linux-gnu`.
    package var target: String

    /// The page from which people install Swift.
    package static let website = "https://www.swift.org/install"

    /// The oldest version that can grade.
    package static let oldest = Version(major: 6, minor: 2, patch: 0)

    /// The version of the event stream to request; requesting a newer one than the toolchain supports is an
    /// error.
    package var eventStreamVersion: String { version >= Version(major: 6, minor: 3, patch: 0) ? "6.3" : "0" }

    /// Returns the path of another program of the toolchain.
    package func tool(_ name: String) -> String {
        let beside = URL(filePath: swift).deletingLastPathComponent().appending(path: name).path
        if FileManager.default.isExecutableFile(atPath: beside) { return beside }
        // `swift` alone may be linked into a folder of the search path.
        let real = URL(filePath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: name).path
        return FileManager.default.isExecutableFile(atPath: real) ? real : beside
    }

    /// The program that compiles, which a driver such as `swiftc` would start for `-frontend`.
    package var frontend: String {
        let own = tool("swift-frontend")
        return FileManager.default.isExecutableFile(atPath: own) ? own : tool("swiftc")
    }

    /// Reads whether the toolchain has been removed since it was found.
    package func isMissing() -> Bool { !FileManager.default.isExecutableFile(atPath: swift) }

    /// A folder beside that of its programs, such as `lib`.
    package func folder(_ name: String) -> String {
        URL(filePath: swift).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: name).path
    }

    /// The name of the folder in which SwiftPM builds for this platform: the target without a version.
    package var buildFolderName: String { String(target.replacing(/macosx[\d.]+$/, with: "macosx")) }

    /// What identifies the toolchain for a build.
    package var identity: String { "\(swift) \(version) \(target)" }
}

/// A reason why no toolchain can be used.
package enum ToolchainProblem: Error, Equatable {
    /// There is no `swift` in these folders.
    case missing(searched: [String])
    /// The version is older than ``Toolchain/oldest``.
    case tooOld(found: Toolchain)
    /// `swift --version` printed something unexpected.
    case unreadable(path: String, answer: String)
}

extension Toolchain {
    /// Finds `swift` on the search path and asks it for its version.
    ///
    /// The answer is kept in `cache` together with a stamp of the program, because asking takes a tenth of
    /// the time of grading an unchanged exercise.
    ///
    /// - Throws: ``ToolchainProblem``.
    package static func find(
        environment: [String: String], runner: ProcessRunner, cache: URL?
    ) async throws -> Toolchain {
        let search = ExecutableSearch(environment: environment)
        guard let swift = search.find("swift") else {
            throw ToolchainProblem.missing(searched: search.folders)
        }
        let stamp = Stamp(of: swift)
        // A damaged cache is ignored.
        if let stamp, let cache, let data = FileManager.default.contents(atPath: cache.path),
            let known = try? JSONDecoder().decode(Known.self, from: data), known.stamp == stamp,
            // The link through which the program was found may be gone.
            known.toolchain.swift == swift
        {
            return try known.toolchain.checked()
        }
        let toolchain = try await ask(swift, environment: environment, runner: runner)
        if let stamp, let cache,
            let data = try? JSONEncoder().encode(Known(stamp: stamp, toolchain: toolchain))
        {
            // If the cache cannot be written, the next run asks again.
            try? FileManager.default.createDirectory(
                at: cache.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? data.write(to: cache, options: .atomic)
        }
        return try toolchain.checked()
    }

    private static func ask(
        _ swift: String, environment: [String: String], runner: ProcessRunner
    ) async throws -> Toolchain {
        let command = Command(swift, ["--version"], environment: ChildEnvironment.fixed(from: environment))
        let result = try await runner.run(command, limit: 60)
        guard let version = result.output.firstMatch(of: /Swift version (\d+)\.(\d+)(?:\.(\d+))?/),
            let major = Int(version.1), let minor = Int(version.2),
            let target = result.output.firstMatch(of: /Target: (\S+)/)
        else {
            throw ToolchainProblem.unreadable(path: swift, answer: result.output + result.errorOutput)
        }
        let patch = version.3.flatMap { Int($0) } ?? 0
        return Toolchain(
            swift: swift, version: .init(major: major, minor: minor, patch: patch), target: String(target.1))
    }

    private func checked() throws -> Toolchain {
        guard version >= Toolchain.oldest else { throw ToolchainProblem.tooOld(found: self) }
        return self
    }

    private struct Known: Codable {
        var stamp: Stamp
        var toolchain: Toolchain
    }

    /// A stamp that shows whether a program file is still the same.
    private struct Stamp: Codable, Equatable {
        var path: String
        var size: Int
        var modified: Date

        /// `nil` for a launcher that picks a toolchain by itself, because its own file does not change with
        /// the choice.
        init?(of swift: String) {
            path = URL(filePath: swift).resolvingSymlinksInPath().path
            let name = URL(filePath: path).lastPathComponent
            // A file without attributes gets no stamp, so the program is asked every time.
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard name.hasPrefix("swift-"), !path.hasPrefix("/usr/bin/"),
                let size = attributes?[.size] as? Int, let modified = attributes?[.modificationDate] as? Date
            else { return nil }
            self.size = size
            self.modified = modified
        }
    }
}
