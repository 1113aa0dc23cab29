import Foundation
import TestSupport
import Testing
import WorkbookFormats

@testable import WorkbookAuthoring
@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct ResultCacheTests {
    private let folder = TemporaryFolder.current
    /// Two exercises, a grader with its sources, and an attempt beside the course.
    private static let sources = [
        "tool/.build/debug/grade": "the tool", "tool/Sources/Workbook/Grading/Grader.swift": "// grades\n",
        "tool/Sources/Workbook/Model/Verdict.swift": "// a verdict\n",
        "tool/Sources/Workbook/System/Running/Runner.swift": "// runs\n",
        "tool/Sources/ProcessShims/shims.c": "// starts\n",
        "tool/Sources/Workbook/Reporting/Report.swift": "// words\n",
    ]

    init() throws {
        try SampleCourse.load(in: folder)
        try folder.write(Self.sources)
        try makeToolNewer()
    }

    /// Gives the tool a later date than all of its sources, as a build does.
    private func makeToolNewer() throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)],
            ofItemAtPath: folder("tool/.build/debug/grade").path)
    }

    /// Asks for the verdict on one attempt.
    ///
    /// - Returns: Whether it had to be graded, and the verdict.
    private func ask(
        _ question: String = "verdict", about variation: String = "accepted/stored", exercise: Int = 0,
        toolchain: Toolchain = .sample, environment: [String: String] = [:], sandbox: Sandbox? = nil,
        isFresh: Bool = false, answer: CheckResult.State = .passed, forgets: Bool = false
    ) async throws -> (isGraded: Bool, outcome: Verdict.Outcome) {
        let course = try Course.load(folder.url)
        var tools = Tools(runner: ProcessRunner(), environment: [:], isolation: sandbox)
        tools.environment = ["PATH": "/usr/bin"].merging(environment) { $1 }
        let cache = ResultCache(
            course: course, toolchain: toolchain, tools: tools, tool: folder("tool/.build/debug/grade"),
            folder: folder("cache"), isFresh: isFresh)
        let exercise = course.exercises[exercise]
        let attempt = Attempt(exercise, in: exercise.folders.solutions.appending(path: variation))
        let verdict = await cache.result(question, of: attempt, in: course) {
            StoredVerdict(.sample([answer]))
        }
        if forgets { cache.forget(exercise.id) }
        #expect(cache.counts.kept + cache.counts.found == 1)
        return (cache.counts.found == 1, verdict.outcome)
    }

    @Test("After wrong turns were recorded, results from before are kept, unless there are newer ones")
    func recording() async throws {
        let list = "Tests/Suites/1-lamp/1-switch/wrong-turns.json"
        let course = try Course.load(folder.url)
        let cache = ResultCache(
            course: course, toolchain: .sample,
            tools: Tools(runner: ProcessRunner(), environment: [:], isolation: nil),
            tool: folder("tool/.build/debug/grade"), folder: folder("cache"), isFresh: true)
        let exercise = course.exercises[0]
        let stored = Attempt(exercise, in: exercise.folders.solutions.appending(path: "accepted/stored"))
        let stuck = Attempt(exercise, in: exercise.folders.solutions.appending(path: "rejected/stuck"))
        for attempt in [stored, stuck] {
            _ = await cache.result("verdict", of: attempt, in: course) { StoredVerdict(.sample([.passed])) }
        }
        try folder.write([list: #"{ "format": 1, "turns": [] }"#])
        _ = await cache.result("verdict", of: stuck, in: course) { StoredVerdict(.sample([.failed])) }
        cache.keepAfterRecording(exercise.id, in: course)

        let next = ResultCache(
            course: course, toolchain: .sample,
            tools: Tools(runner: ProcessRunner(), environment: [:], isolation: nil),
            tool: folder("tool/.build/debug/grade"), folder: folder("cache"))
        for (attempt, outcome) in [(stored, Verdict.Outcome.passed), (stuck, .failed)] {
            let kept = await next.result("verdict", of: attempt, in: course) {
                StoredVerdict(.sample([.failed]))
            }
            expectEqual(kept.outcome, outcome)
        }
        expectEqual(next.counts, .init(kept: 2, found: 0))
    }

    @Test("A result is stored with its value")
    func kept() async throws {
        #expect(try await ask(answer: .failed) == (true, .failed))
        #expect(try await ask() == (false, .failed))
    }

    @Test(
        "A result is graded again after one byte of a relevant file has changed",
        arguments: [
            "tool/Sources/Workbook/Grading/Grader.swift", "tool/Sources/Workbook/Model/Verdict.swift",
            "tool/Sources/Workbook/System/Running/Runner.swift", "tool/Sources/ProcessShims/shims.c",
            "Tests/Suites/1-lamp/1-switch/Checks/LampChecks.swift",
            "Tests/Suites/1-lamp/1-switch/Probes/Client.swift", "Tests/Suites/1-lamp/1-switch/checks.json",
            "Tests/Suites/Shared/Expect.swift", "Sources/Kit/Kit.swift",
            "Solutions/1-lamp/1-switch/starter/Bulb.swift",
            "Solutions/1-lamp/1-switch/accepted/stored/Lamp.swift",
        ])
    func changed(path: String) async throws {
        _ = try await ask()
        let text = (try? String(contentsOf: folder(path), encoding: .utf8)) ?? ""
        try folder.write([path: text + " "])
        try makeToolNewer()
        #expect(try await ask().isGraded)
        #expect(try await !ask().isGraded)
        try folder.write([path: text])
        try makeToolNewer()
        #expect(try await !ask().isGraded)
    }

    @Test(
        "A result is graded again after a package has changed that the exercise's package depends on",
        arguments: ["kit", "base", "core"])
    func changedPackage(name: String) async throws {
        try folder.write([
            "course.json": #"{ "format": 1, "title": "A", "packages": { "kit": "Packages/kit" } }"#,
            "Lessons/1-lamp/lesson.json": SampleCourse.manifest.replacing(
                #""support": ["Kit"],"#, with: #""support": ["Kit"], "products": ["kit/Kit"],"#),
            "Packages/kit/Package.swift": #"Package(dependencies: [.package(path: "../base")])"#,
            "Packages/base/Package.swift":
                #"Package(dependencies: [.package(name: "core", path: "../core")])"#,
            "Packages/core/Package.swift": "Package()",
        ])
        #expect(try await ask().isGraded)
        #expect(try await !ask().isGraded)
        try folder.write(["Packages/\(name)/Sources/Code.swift": "// new\n"])
        #expect(try await ask().isGraded)
        #expect(try await ask(exercise: 1).isGraded)
        try folder.write(["Packages/\(name)/Sources/Code.swift": "// newer\n"])
        #expect(try await !ask(exercise: 1).isGraded)
    }

    @Test(
        "Files that don't affect an attempt can change without a new grading",
        arguments: [
            "tool/Sources/Workbook/Reporting/Report.swift", "tool/.build/debug/grade",
            "Solutions/1-lamp/1-switch/accepted/computed/Lamp.swift",
            "Solutions/1-lamp/1-switch/accepted/stored/rejected.json",
            "Solutions/1-lamp/2-test-the-lamp/reference/LampTests.swift",
            "Tests/Suites/1-lamp/1-switch/equivalent.json", "Lessons/1-lamp/1-switch/Lamp.swift",
        ])
    func unaffected(path: String) async throws {
        _ = try await ask()
        try folder.write([path: "// something else\n"])
        try makeToolNewer()
        #expect(try await !ask().isGraded)
    }

    @Test("The question, toolchain, environment and sandbox are part of the cache key")
    func circumstances() async throws {
        _ = try await ask()
        #expect(try await ask("access").isGraded)
        #expect(try await ask(about: "accepted/computed").isGraded)
        var toolchain = Toolchain.sample
        toolchain.version.patch += 1
        #expect(try await ask(toolchain: toolchain).isGraded)
        toolchain = .sample
        toolchain.target += "x"
        #expect(try await ask(toolchain: toolchain).isGraded)
        #expect(try await ask(environment: ["PATH": "/usr/bim"]).isGraded)
        #expect(try await ask(environment: ["TOOLCHAINS": ""]).isGraded)
        #expect(try await ask(sandbox: .bubblewrap("/usr/bin/bwrap")).isGraded)
        #expect(try await !ask().isGraded)
    }

    @Test("If the sources are newer than the tool, or missing, the tool's date is used instead")
    func outdatedTool() async throws {
        _ = try await ask()
        let tool = folder("tool/.build/debug/grade").path
        let source = folder("tool/Sources/Workbook/Grading/Grader.swift").path
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 120)], ofItemAtPath: source)
        #expect(try await ask().isGraded)
        #expect(try await !ask().isGraded)
        try FileManager.default.removeItem(at: folder("tool/Sources"))
        #expect(try await !ask().isGraded)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 180)], ofItemAtPath: tool)
        #expect(try await ask().isGraded)
    }

    @Test(
        "A fresh run ignores and replaces results; grader errors and forgotten results aren't kept")
    func fresh() async throws {
        _ = try await ask()
        #expect(try await ask(isFresh: true, answer: .failed).isGraded)
        #expect(try await ask() == (false, .failed))
        _ = try await ask(forgets: true)
        #expect(try await ask().isGraded)
        let other = "accepted/computed"
        #expect(try await ask(about: other, answer: .notAttempted).outcome == .graderError)
        #expect(try await ask(about: other).isGraded)
    }

    @Test("A damaged result is replaced")
    func damaged() async throws {
        _ = try await ask()
        for path in FileTree(folder("cache"), excluding: []).files() {
            try folder.write(["cache/\(path)": "[{\"outcome\": 3"])
        }
        #expect(try await ask().isGraded)
        #expect(try await !ask().isGraded)
    }

    @Test("The cache is in the folder that XDG_CACHE_HOME names, or else in the home folder")
    func place() {
        let name = "swift-testability-workbook/results"
        #expect(ResultCache.folder(["XDG_CACHE_HOME": "/c", "HOME": "/h"]).path == "/c/\(name)")
        #expect(ResultCache.folder(["XDG_CACHE_HOME": "c", "HOME": "/h"]).path == "/h/.cache/\(name)")
    }

    @Test("The sources in the cache key are those of Grading and every module that it depends on")
    func modules() throws {
        let manifest = try String(
            contentsOf: Repository.root.appending(path: "Package.swift"), encoding: .utf8)
        let engines = manifest.matches(of: /engine\(\s*"(\w+)",\s*\[([^\]]*)\]/)
        let dependencies = Dictionary(
            uniqueKeysWithValues: engines.map { engine in
                (String(engine.1), engine.2.matches(of: /"(?:Workbook)?(\w+)"/).map { String($0.1) })
            })
        var (open, all) = (["Grading"], Set<String>())
        while let name = open.popLast() {
            if all.insert(name).inserted { open += dependencies[name] ?? [] }
        }
        #expect(all.isSuperset(of: ["Grading", "Model", "System", "ProcessShims"]))
        #expect(Set(GraderSources.folders.map { URL(filePath: $0).lastPathComponent }) == all)
        for folder in GraderSources.folders {
            #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: folder).path))
        }
    }
}
