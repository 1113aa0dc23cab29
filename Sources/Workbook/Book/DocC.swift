import Foundation
import WorkbookSystem

/// The documentation compiler of the toolchain.
package struct DocC: Sendable {
    /// Why a book cannot be made.
    package enum Problem: Error, Equatable {
        /// The toolchain has no `docc`.
        case missing(Toolchain)
        /// `docc` refused, and wrote this.
        case failed(output: String)
        /// No port is free, or the one that was asked for is not.
        case noPort(Int?)
    }

    /// The path of the program.
    package var path: String
    /// The environment in which it runs.
    private var environment: [String: String]
    private var runner: ProcessRunner

    /// Finds `docc` beside `swift`; on macOS also where `xcrun` finds it.
    ///
    /// - Throws: ``Problem/missing(_:)``.
    package static func find(
        _ toolchain: Toolchain, environment: [String: String], runner: ProcessRunner
    ) async throws -> DocC {
        var path = toolchain.tool("docc")
        let fixed = ChildEnvironment.fixed(from: environment)
        #if os(macOS)
            if !FileManager.default.isExecutableFile(atPath: path) {
                let answer = try await runner.run(
                    Command("/usr/bin/xcrun", ["--find", "docc"], environment: fixed), limit: 60)
                path = String(answer.output.prefix { !$0.isNewline })
            }
        #endif
        guard FileManager.default.isExecutableFile(atPath: path) else { throw Problem.missing(toolchain) }
        return DocC(path: path, environment: fixed, runner: runner)
    }

    /// Turns a catalog into a site of static files.
    ///
    /// - Parameters:
    ///   - catalog: The folder of the catalog.
    ///   - output: The folder for the site, which is replaced.
    ///   - basePath: The path of the site on its host, such as `/repo`; empty if it is the host's only site.
    ///   - isStrict: Whether a link that leads nowhere is an error.
    /// - Throws: ``Problem/failed(output:)``.
    package func convert(
        _ catalog: URL, to output: URL, basePath: String = "", isStrict: Bool = false
    ) async throws {
        var words = [
            "convert", catalog.path, "--output-path", output.path, "--transform-for-static-hosting",
        ]
        if !basePath.isEmpty { words += ["--hosting-base-path", basePath] }
        if isStrict { words.append("--warnings-as-errors") }
        let result = try await runner.run(
            Command(path, words, environment: environment, workingDirectory: catalog.path), limit: 600)
        guard result.termination.isSuccess else {
            throw Problem.failed(output: result.output + result.errorOutput)
        }
    }

    /// Converts a catalog, and serves it on this machine until the task is canceled.
    ///
    /// `docc preview` answers only connections from this machine.
    ///
    /// - Parameters:
    ///   - catalog: The folder of the catalog.
    ///   - output: The folder for what is served.
    ///   - port: The port, which must be free.
    /// - Returns: What `docc` wrote, if it ended by itself.
    package func preview(_ catalog: URL, output: URL, port: Int) async throws -> String {
        let words = ["preview", catalog.path, "--port", "\(port)", "--output-path", output.path]
        let result = try await runner.run(
            Command(path, words, environment: environment, workingDirectory: catalog.path), limit: .infinity)
        return result.output + result.errorOutput
    }
}
