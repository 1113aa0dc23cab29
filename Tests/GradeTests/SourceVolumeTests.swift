import Foundation
import TestSupport
import Testing
import WorkbookSystem

/// Limits the code that learners wait for before the first result: all that `swift run grade` compiles.
struct SourceVolumeTests {
    /// The maximum number of lines; without a limit, it would grow unnoticed.
    private static let limit = 32_703

    private struct Package: Decodable {
        struct Target: Decodable {
            struct Dependency: Decodable {
                /// The name, and a condition.
                var byName: [String?]?
            }
            var name: String
            var path: String?
            var dependencies: [Dependency]
        }
        var targets: [Target]
    }

    @Test("The sources that `swift run grade` compiles stay within their limit")
    func lines() async throws {
        // Use a scratch folder, because the package's own one is in use.
        let scratch = Repository.root.appending(path: ".build/golden tests/manifest").path
        let command = Command(
            "/usr/bin/env", ["swift", "package", "--scratch-path", scratch, "dump-package"],
            environment: GradeTool.environment, workingDirectory: Repository.root.path)
        let result = try await ProcessRunner().run(command, limit: 900)
        let package = try JSONDecoder().decode(Package.self, from: Data(result.output.utf8))
        let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
        var (open, seen, lines) = (["grade"], Set<String>(), 0)
        while let name = open.popLast() {
            guard seen.insert(name).inserted else { continue }
            let target = try #require(targets[name])
            open += target.dependencies.compactMap { $0.byName?.first ?? nil }
            let folder = Repository.root.appending(path: target.path ?? "Sources/\(name)")
            for path in FileTree(folder).files() where path.hasSuffix(".swift") {
                lines += try Data(contentsOf: folder.appending(path: path)).count { $0 == 10 }
            }
        }
        #expect(seen.isSuperset(of: ["WorkbookGrading", "WorkbookModel", "WorkbookSystem"]))
        #expect(lines <= Self.limit, "\(seen.sorted().joined(separator: ", "))")
    }
}
