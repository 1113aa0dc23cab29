import Foundation
import TestSupport
import Testing
import WorkbookSystem

@testable import WorkbookBugs
@testable import WorkbookCapstone

/// Grades the stored attempts at the app at the end of the course.
///
/// `WORKBOOK_CAPSTONE` chooses them: `yes` for all of them, a part of a name for some, or a number for a seventh of them.
@Suite(.serialized) struct StoredAttemptTests {
    private static let solutions = Repository.root.appending(path: "Solutions/the-untested-app")
    private static let choice = ProcessInfo.processInfo.environment["WORKBOOK_CAPSTONE"]

    private static let all =
        ["accepted", "rejected"].flatMap { kind in
            let folder = solutions.appending(path: kind)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map { "\(kind)/\($0)" }
        } + ["starter"]

    private static var chosen: [String] {
        guard let choice else { return [] }
        guard let number = Int(choice) else {
            return choice == "yes" ? all : all.filter { $0.contains(choice) }
        }
        return all.enumerated().filter { $0.offset % 7 == number % 7 }.map(\.element)
    }

    private static func attempt(_ name: String) -> CapstoneAttempt {
        CapstoneAttempt(
            folder: solutions.appending(path: name), starter: solutions.appending(path: "starter"))
    }

    @Test("There are at least four accepted ways and ten rejected ones, and each says why")
    func reasons() throws {
        #expect(Self.all.count { $0.hasPrefix("accepted/") } >= 4)
        #expect(Self.all.count { $0.hasPrefix("rejected/") } >= 10)
        for name in Self.all where name != "starter" {
            let attempt = Self.attempt(name)
            if name.hasPrefix("rejected/") {
                let rejection = try #require(try attempt.rejection(), "\(name)")
                #expect(rejection.part == .tests ? rejection.fault != nil : rejection.fault == nil, "\(name)")
                #expect(!rejection.why.isEmpty)
            } else {
                #expect(FileKind(of: attempt.folder.appending(path: "README.md")) == .file, "\(name)")
            }
        }
    }

    @Test(
        "The app's folder equals its starter",
        .enabled(if: ProcessInfo.processInfo.environment["CI"] != nil, "a learner may have begun"))
    func pristine() throws {
        let app = FileTree(
            Repository.root.appending(path: "Lessons/the-untested-app"),
            excluding: FileTree.traces.union(["README.md"]))
        let starter = FileTree(Self.solutions.appending(path: "starter"))
        expectEqual(app.files(), starter.files())
        for path in starter.files() {
            let files = [app, starter].map { $0.root.appending(path: path).path }
            #expect(FileManager.default.contentsEqual(atPath: files[0], andPath: files[1]), "\(path)")
        }
    }

    @Test("A stored attempt ends as its folder says", arguments: chosen)
    func attempt(_ name: String) async throws {
        let attempt = Self.attempt(name)
        let home = Repository.root.appending(path: ".build/workbook/bugs")
        let runner = ProcessRunner()
        // Some attempts are wrong only in other time zones than this one.
        let environment = ProcessInfo.processInfo.environment.merging(["TZ": "UTC"]) { $1 }
        let tools = BugTools(
            toolchain: try await Toolchain.find(
                environment: environment, runner: runner, cache: home.appending(path: "toolchain.json")),
            runner: runner, environment: environment, width: 2,
            sandbox: try? await Sandbox.find(environment: environment, runner: runner))
        let scenarios = try ScenarioFile(
            at: Repository.root.appending(path: "Tests/Suites/the-untested-app/scenarios.json"))
        let result = try await CapstoneGrading(
            folder: try attempt.package(in: home.appending(path: "attempts")), scenarios: scenarios,
            home: home, tools: tools
        ).result { _ in }
        let rejection = try attempt.rejection()
        expectEqual(result.open, name == "starter" ? .tests : rejection?.part)
        if let fault = rejection?.fault { expectEqual(Set(result.faults.map(\.kind)), [fault]) }
        if name == "starter" { expectEqual(result.testCount, 0) }
        if name.hasPrefix("accepted/") {
            print("\(name): \(result.percent)%, \(result.testCount ?? 0) tests")
        }
    }
}
