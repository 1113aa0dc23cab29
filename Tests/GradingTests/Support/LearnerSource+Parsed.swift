import Foundation

@testable import WorkbookGrading
@testable import WorkbookSystem

extension LearnerSource {
    /// Parses a source with the compiler.
    static func parsed(_ text: String) async throws -> LearnerSource {
        let file = URL.temporaryDirectory.appending(path: "\(UUID()).swift")
        try Data(LearnerSource.reading(of: text).text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }  // left to the system otherwise
        let runner = ProcessRunner()
        let environment = ProcessInfo.processInfo.environment
        let toolchain = try await Toolchain.find(environment: environment, runner: runner, cache: nil)
        let tree = try await SyntaxTree.nodes(
            of: [file], toolchain: toolchain, runner: runner, environment: environment)[file.path]
        return LearnerSource(path: "Lamp.swift", text: text, tree: tree)
    }
}
