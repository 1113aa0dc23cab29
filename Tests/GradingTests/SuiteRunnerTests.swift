import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

@Suite(.temporaryFolder) struct SuiteRunnerTests {
    let folder = TemporaryFolder.current

    /// A run of three tests that stopped in the second one.
    private let stoppedInB = SampleRun(
        module: "LampChecks",
        [.init("S/a()", .passes), .init("S/b(_:)", .neverEnds), .init("S/`c/d`()", .neverStarts)],
        isComplete: false)
    /// A run of the remaining tests.
    private let rest = SampleRun(module: "LampChecks", [.init("S/`c/d`()", .passes)])

    private let ids = (a: "S/a()", b: "S/b(_:)", c: "S/`c/d`()")

    private struct Stage {
        var fake: FakeTests
        var run: SuiteRunner
    }

    /// Creates a stage for a learner's own tests.
    private func stageOfTests() async throws -> Stage { try await stage(exercise: 1) }

    private func stage(exercise: Int = 0, secondsPerCheck: Double = 10) async throws -> Stage {
        let fake = try await FakeTests(in: folder)
        let course = try SampleCourse.load(in: folder)
        let workspace = try Workspace.assemble(
            PartAttempt(course.exercises[exercise].firstPart), course: course, toolchain: fake.toolchain)
        try await fake.install(in: workspace)
        let tests = TestRunner(
            workspace: workspace, toolchain: fake.toolchain, runner: fake.tools.runner,
            environment: fake.tools.environment, limits: .init(check: secondsPerCheck)
        )
        return Stage(fake: fake, run: SuiteRunner(tests: tests))
    }

    private func record(
        _ run: SampleRun, _ termination: Termination, output: String = "", errorOutput: String = ""
    ) -> TestRun {
        TestRun(
            log: run.log,
            result: ProcessResult(
                termination: termination, output: output, errorOutput: errorOutput, seconds: 1))
    }

    // MARK: - In the sandbox

    @Test("In the sandbox, tests can read the resources of packages, and nothing else of the build")
    func resources() async throws {
        var tests = try await stage().run.tests
        tests.isolation = .bubblewrap("/usr/bin/bwrap")
        let products = Workspace.products(of: tests.workspace.root, tests.workspace.buildFolderName)
        let bundle = products.appending(path: "kit_Kit.resources")
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let command = tests.sandboxedRun(Command("/bin/sh", [], environment: [:]), try EventPipe())
        let shown = command.arguments.filter { $0.hasPrefix(tests.workspace.root.path) }
        expectEqual(shown, [bundle.path, bundle.path])
    }

    // MARK: - Complete runs

    @Test("A complete run is not repeated")
    func complete() async throws {
        let stage = try await stage()
        let run = SampleRun(module: "LampChecks", [.init(ids.a, .passes), .init(ids.b, .fails(["no"]))])
        let outcome = try await stage.run.finish(record(run, .exited(1)))
        #expect(outcome.log == run.log)
        #expect(outcome.stopOutsideTests == nil)
        #expect(!outcome.statusDisagrees)
        #expect(stage.fake.names.isEmpty)
    }

    @Test("An exit status that contradicts the records is detected", arguments: Ended.all)
    func statusDisagrees(_ ended: Ended) async throws {
        let run = SampleRun(
            module: "LampChecks", [.init("S/a()", ended.fails ? .fails([]) : .passes)],
            unattributed: ended.unattributed)
        let outcome = try await stage().run.finish(record(run, .exited(ended.status)))
        #expect(outcome.statusDisagrees == ended.disagrees)
    }

    struct Ended: Sendable, CustomTestStringConvertible {
        var name: String
        var fails = false
        var unattributed: [String] = []
        var status: Int32
        var disagrees: Bool

        var testDescription: String { name }

        static let all = [
            Ended(name: "all passed, status 0", status: 0, disagrees: false),
            Ended(name: "all passed, status 1", status: 1, disagrees: true),
            Ended(name: "one failed, status 1", fails: true, status: 1, disagrees: false),
            Ended(name: "one failed, status 0", fails: true, status: 0, disagrees: true),
            Ended(
                name: "a failure without a test, status 1", unattributed: ["x"], status: 1, disagrees: false),
        ]
    }

    // MARK: - Stopped runs

    @Test(
        "After a crash, the test gets the message and location, and the remaining tests run"
    )
    func crash() async throws {
        let stage = try await stage()
        try stage.fake.prepare("1", rest, then: .succeeds)
        let outcome = try await stage.run.finish(
            record(stoppedInB, .signalled(4), errorOutput: "Lamp/Lamp.swift:3: Fatal error: no bulb\n"))
        #expect(outcome.log[ids.a]?.progress == .ended)
        #expect(
            outcome.log[ids.b]?.progress
                == .stopped(
                    .crashed(message: "no bulb"), Place(path: "Lessons/1-lamp/1-switch/Lamp.swift", line: 3)))
        #expect(outcome.log[ids.c]?.passed == true)
        #expect(outcome.stopOutsideTests == nil)
        #expect(stage.fake.names == ["1"])
        // The patterns are anchored and escaped, so a test with a similar name still runs.
        #expect(try stage.fake.skipped(in: "1").count == 2)
        for (pattern, id) in zip(try stage.fake.skipped(in: "1"), [ids.a, ids.b]) {
            let regex = try Regex(pattern)
            #expect("LampChecks.\(id)/File.swift:1:2".contains(regex))
            #expect(!"LampChecks.X\(id)/File.swift:1:2".contains(regex))
            #expect(!"LampChecks.\(id)x/File.swift:1:2".contains(regex))
        }
    }

    @Test("A name of any length can be skipped in a later run")
    func longName() async throws {
        let stage = try await stage()
        let name = "S/" + String(repeating: "a", count: 140_000) + "()"
        let run = SampleRun(
            module: "LampChecks",
            [.init(name, .passes), .init(ids.b, .neverEnds), .init(ids.c, .neverStarts)],
            isComplete: false)
        try stage.fake.prepare("1", rest, then: .succeeds)
        let outcome = try await stage.run.finish(record(run, .exited(3)))
        #expect(outcome.log[ids.c]?.passed == true)
        let pattern = try #require(stage.fake.skipped(in: "1").first)
        #expect("LampChecks.\(name)/File.swift:1:2".contains(try Regex(pattern)))
        #expect(!"LampChecks.\(ids.c)/File.swift:1:2".contains(try Regex(pattern)))
    }

    @Test("A later run can't replace what a crashed run reported, nor its exit status")
    func laterRuns() async throws {
        let stage = try await stage()
        let forged = SampleRun(module: "LampChecks", [.init(ids.b, .passes), .init(ids.c, .passes)])
        try stage.fake.prepare("1", forged, then: .fails)
        let outcome = try await stage.run.finish(
            record(stoppedInB, .signalled(4), errorOutput: "Lamp/Lamp.swift:3: Fatal error: no bulb\n"))
        guard case .stopped(.crashed, _) = outcome.log[ids.b]?.progress else {
            Issue.record("\(String(describing: outcome.log[ids.b]))")
            return
        }
        #expect(outcome.log.irregularities == [.skippedTestReported])
        #expect(outcome.statusDisagrees)
    }

    @Test("A crash in the standard library is repeated once to get a backtrace")
    func backtrace() async throws {
        let stage = try await stage()
        let file = stage.run.tests.workspace.root.appending(path: "Sources/Lamp/Lamp.swift").path
        let stack =
            #"{ "kind": "crashReport", "threads": [{ "crashed": true, "frames": [{ "sourceLocation": { "file": "\#(file)", "line": 8 } }] }] }"#
        try stage.fake.prepare(
            "1", then: .crashes, first: "case $SWIFT_BACKTRACE in *json*) echo '\(stack)' >&2 ;; esac")
        try stage.fake.prepare("2", rest, then: .succeeds)
        let outcome = try await stage.run.finish(
            record(
                stoppedInB, .signalled(4),
                errorOutput: "Swift/Array.swift:9: Fatal error: Index out of range\n"))
        #expect(
            outcome.log[ids.b]?.progress
                == .stopped(
                    .crashed(message: "Index out of range"),
                    Place(path: "Lessons/1-lamp/1-switch/Lamp.swift", line: 8)))
        #expect(outcome.log[ids.c]?.passed == true)
        #expect(stage.fake.names == ["1", "2"])
        #expect(try stage.fake.skipped(in: "1").count == 2)
    }

    @Test("A line above the crashed test is a macro's, so a backtrace is requested", arguments: [1, 30])
    func lineOfMacro(line: Int) async throws {
        let stage = try await stageOfTests()
        try stage.fake.prepare("1", then: .crashes)
        let run = SampleRun([.init("on()", .neverEnds)], isComplete: false)
        let outcome = try await stage.run.finish(
            record(
                run, .signalled(4), errorOutput: "LampTests/LampTests.swift:\(line): Fatal error: no bulb\n"))
        // Without a backtrace, the location is the test itself.
        let place = Place(path: "Lessons/1-lamp/2-test-the-lamp/LampTests.swift", line: line == 1 ? 10 : 30)
        #expect(outcome.log["on()"]?.progress == .stopped(.crashed(message: "no bulb"), place))
        #expect(stage.fake.names == (line == 1 ? ["1"] : []))
    }

    @Test("A crash in an expectation has its location if the test has only one", arguments: [1, 2])
    func onlyExpectation(count: Int) async throws {
        let stage = try await stageOfTests()
        try stage.fake.prepare("1", then: .crashes)
        let workspace = stage.run.tests.workspace
        let expectations = Array(repeating: "    #expect(n + 1 == 3)", count: count)
        // The test is declared on line 10.
        let lines =
            Array(repeating: "", count: 9) + ["@Test func on() {", "    let n: Int! = nil"] + expectations
            + ["}", "@Test func off() { #expect(1 == 1) }"]
        let file = workspace.root.appending(path: "Tests/LampTests/LampTests.swift")
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        let run = SampleRun([.init("on()", .neverEnds)], isComplete: false)
        let outcome = try await stage.run.finish(
            record(run, .signalled(4), errorOutput: "LampTests/LampTests.swift:1: Fatal error: no bulb\n"))
        let path = "Lessons/1-lamp/2-test-the-lamp/LampTests.swift"
        #expect(
            outcome.log["on()"]?.progress
                == .stopped(
                    .crashed(message: "no bulb"), Place(path: path, line: count == 1 ? 12 : 10)))
    }

    @Test("A crash without a trace is reported at the test's own line")
    func silentCrash() async throws {
        let stage = try await stageOfTests()
        try stage.fake.prepare("1", then: .crashes)
        let run = SampleRun([.init("on()", .neverEnds)], isComplete: false)
        let outcome = try await stage.run.finish(record(run, .signalled(11)))
        #expect(
            outcome.log["on()"]?.progress
                == .stopped(
                    .crashed(message: "Segmentation fault; possibly a function calls itself forever"),
                    Place(path: "Lessons/1-lamp/2-test-the-lamp/LampTests.swift", line: 10)))
    }

    @Test("Each kind of stop is distinguished", arguments: Way.all)
    func ways(_ way: Way) async throws {
        let stage = try await stage()
        // The crash without a message requests a backtrace first.
        try stage.fake.prepare("1", rest, then: .succeeds)
        try stage.fake.prepare("2", rest, then: .succeeds)
        let outcome = try await stage.run.finish(
            record(stoppedInB, way.termination, errorOutput: way.errorOutput))
        #expect(outcome.log[ids.b]?.progress == .stopped(way.stop, nil))
        #expect(outcome.log[ids.c]?.passed == true)
    }

    struct Way: Sendable, CustomTestStringConvertible {
        var name: String
        var termination: Termination
        var errorOutput = ""
        var stop: Stop

        var testDescription: String { name }

        static let all = [
            Way(
                name: "a signal without a message", termination: .signalled(6), stop: .crashed(message: nil)),
            Way(
                name: "a memory fault", termination: .signalled(11),
                stop: .crashed(message: "Segmentation fault; possibly a function calls itself forever")),
            Way(
                name: "a signal that SwiftPM reports", termination: .exited(1),
                errorOutput: "error: Process 'x' exited with unexpected signal code 6",
                stop: .crashed(message: nil)),
            Way(name: "an exit with status 0", termination: .exited(0), stop: .exited(status: 0)),
            Way(name: "an exit with status 3", termination: .exited(3), stop: .exited(status: 3)),
            Way(
                name: "a check that hangs", termination: .ended(.checkClock(seconds: 10)),
                stop: .timeLimit(seconds: 10)),
            Way(
                name: "a run that takes too long", termination: .ended(.wallClock(seconds: 120)),
                stop: .timeLimit(seconds: 120)),
            Way(
                name: "too much output", termination: .ended(.output(bytes: 1024)),
                stop: .outputLimit(bytes: 1024)),
            Way(
                name: "too much computing", termination: .ended(.cpu(seconds: 60)),
                stop: .cpuLimit(seconds: 60)),
            Way(
                name: "too much memory", termination: .ended(.memory(bytes: 1024)),
                stop: .memoryLimit(bytes: 1024)),
            Way(
                name: "too many processes", termination: .ended(.processes(count: 40)),
                stop: .processLimit(count: 40)),
            Way(
                name: "a file that is too large", termination: .ended(.file(bytes: 1024)),
                stop: .fileLimit(bytes: 1024)),
        ]
    }

    @Test("A stop outside any test ends the run, and earlier results count")
    func loose() async throws {
        let stage = try await stage()
        let run = SampleRun(
            module: "LampChecks", [.init(ids.a, .passes), .init(ids.b, .neverStarts)], isComplete: false)
        let outcome = try await stage.run.finish(record(run, .exited(0)))
        #expect(outcome.stopOutsideTests == .exited(status: 0))
        #expect(outcome.log[ids.a]?.passed == true)
        #expect(outcome.log[ids.b]?.progress == .found)
        #expect(stage.fake.names.isEmpty)
    }

    @Test("A crash after the last test is a stop")
    func crashAtTheEnd() async throws {
        let run = SampleRun(module: "LampChecks", [.init(ids.a, .passes)])
        let outcome = try await stage().run.finish(record(run, .signalled(11)))
        #expect(outcome.stopOutsideTests == .crashed(message: nil))
    }

    @Test("If the last test stopped, nothing runs again")
    func lastTest() async throws {
        let stage = try await stage()
        let run = SampleRun(
            module: "LampChecks", [.init(ids.a, .passes), .init(ids.b, .neverEnds)], isComplete: false)
        let outcome = try await stage.run.finish(record(run, .exited(0)))
        #expect(outcome.log[ids.b]?.progress == .stopped(.exited(status: 0), nil))
        #expect(stage.fake.names.isEmpty)
    }

    @Test("Every test that crashes is found, one after another, with the requested variant")
    func severalCrashes() async throws {
        let stage = try await stage()
        let variant = SampleRun(
            module: "LampChecks", [.init(ids.c, .neverEnds)], isComplete: false)
        try stage.fake.prepare("stuck", variant, then: .fails)
        let outcome = try await stage.run.finish(record(stoppedInB, .exited(1)), variant: "stuck")
        #expect(
            outcome.log.entries.map(\.progress) == [
                .ended, .stopped(.exited(status: 1), nil), .stopped(.exited(status: 1), nil),
            ])
        #expect(stage.fake.names == ["stuck"])
    }

    @Test(
        "After three checks that hang, the remaining checks aren't attempted; a backtrace without the learner's line is asked for again",
        arguments: [1, 2])
    func hangs(backtraces: Int) async throws {
        let stage = try await stage(secondsPerCheck: 3)
        let file = stage.run.tests.workspace.root.appending(path: "Sources/Lamp/Lamp.swift").path
        let stack =
            #"{ "kind": "crashReport", "threads": [{ "crashed": true, "frames": [{ "sourceLocation": { "file": "\#(file)", "line": 8 } }] }] }"#
        func run(_ fates: [SampleRun.Fate]) -> SampleRun {
            SampleRun(
                module: "LampChecks", fates.enumerated().map { .init("S/t\($0)()", $1) }, isComplete: false)
        }
        // The first one runs again, to find the line of a loop.
        for number in 1...backtraces {
            let found = number == backtraces ? stack : stack.replacing("Lamp.swift", with: "Other.swift")
            try stage.fake.prepare(
                "\(number)", then: .crashes,
                first: "[ -n \"$\(TestEntryPoint.loopVariable)\" ] && echo '\(found)' >&2")
        }
        let others = (backtraces + 1...backtraces + 2).map { "\($0)" }
        try stage.fake.prepare(
            others[0], run([.neverStarts, .neverEnds, .neverStarts, .neverStarts]), then: .hangs)
        try stage.fake.prepare(
            others[1], run([.neverStarts, .neverStarts, .neverEnds, .neverStarts]), then: .hangs)
        let first = run([.neverEnds, .neverStarts, .neverStarts, .neverStarts])
        let outcome = try await stage.run.finish(record(first, .ended(.checkClock(seconds: 3))))
        func hung(_ place: Place?) -> TestLog.Stage { .stopped(.timeLimit(seconds: 3), place) }
        let loop = Place(path: "Lessons/1-lamp/1-switch/Lamp.swift", line: 8)
        #expect(outcome.log.entries.map(\.progress) == [hung(loop), hung(nil), hung(nil), .found])
        #expect(stage.fake.names == (1...backtraces + 2).map { "\($0)" })
    }

    // MARK: - Clean outcomes

    @Test("A run is clean if every test passed or was disabled, and nothing else happened")
    func isClean() {
        let clean = CompletedRun.of([.init("a()", .passes), .init("b()", .isSkipped)])
        #expect(clean.isClean)
        #expect(!CompletedRun.of([]).isClean)
        #expect(!CompletedRun.of([.init("a()", .passes), .init("b()", .fails([]))]).isClean)
        #expect(!CompletedRun.of([.init("a()", .passes), .init("b()", .neverStarts)]).isClean)
        #expect(!CompletedRun.of([.init("a()", .passes)], unattributed: ["x"]).isClean)
        #expect(!clean.stopping("a()", .exited(status: 0)).isClean)
        var loose = clean
        loose.stopOutsideTests = .exited(status: 0)
        #expect(!loose.isClean)
        var disagrees = clean
        disagrees.statusDisagrees = true
        #expect(!disagrees.isClean)
    }
}
