import Foundation
import WorkbookCommandLine
import WorkbookGrading
import WorkbookModel
import WorkbookReporting
import WorkbookSystem

extension Doctor {
    /// Finds Swift and its version.
    func examineSwift() async -> (Diagnosis, Toolchain?) {
        do {
            let found = try await Toolchain.find(environment: environment, runner: runner, cache: nil)
            return (.swift(found), found)
        } catch {
            // Any other error means that no program could be run, so Swift is as good as missing.
            let problem = error as? ToolchainProblem ?? .missing(searched: [])
            return (problem.diagnosis, nil)
        }
    }

    /// Compiles a test that uses macros, because the library can be installed without the plugin that it needs.
    func examineSwiftTesting(_ toolchain: Toolchain, _ course: Course?) async -> Diagnosis {
        let tools = Tools(
            runner: runner, environment: environment, spare: course?.buildFolder.appending(path: "spare"))
        let folder = FileManager.default.temporaryDirectory.appending(path: "doctor-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }  // absent if it could not be made
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let command = try trial(in: folder, toolchain, tools)
            let result = try await runner.run(command, limit: 120)
            if result.termination.isSuccess { return .swiftTestingWorks }
            let lines = (result.errorOutput + result.output).split(whereSeparator: \.isNewline)
            let error = lines.first { $0.contains("error:") }.map { $0.replacing(#/^.*error:\s/#, with: "") }
            return .swiftTestingFails(error.map { String($0) })
        } catch {
            return .swiftTestingUntried(ErrorReason.text(error))
        }
    }

    /// Returns the command that compiles a test in a folder.
    private func trial(in folder: URL, _ toolchain: Toolchain, _ tools: Tools) throws -> Command {
        let test = Data("import Testing\n\n@Test func trial() { #expect(1 + 1 == 2) }\n".utf8)
        #if os(macOS)
            // On macOS the library is outside the SDK, and only SwiftPM knows where.
            let sources = folder.appending(path: "Tests/Trial")
            try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
            try test.write(to: sources.appending(path: "Trial.swift"))
            let manifest = """
                // swift-tools-version: 6.2
                import PackageDescription

                let package = Package(
                    name: "Trial", platforms: [.macOS(.v15)], targets: [.testTarget(name: "Trial")])

                """
            try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))
            return Command(
                toolchain.swift, ["build", "--build-tests", "--package-path", folder.path],
                environment: tools.environment, workingDirectory: folder.path)
        #else
            let source = folder.appending(path: "Trial.swift")
            try test.write(to: source)
            return Command(
                toolchain.tool("swiftc"),
                ["-typecheck", "-swift-version", "6", "-module-cache-path", folder.path, source.path],
                environment: tools.environment)
        #endif
    }
}
