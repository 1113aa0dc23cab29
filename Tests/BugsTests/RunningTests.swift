import Foundation
import TestSupport
import Testing

@testable import WorkbookBugs
@testable import WorkbookSystem

/// What tests report, and what is kept of it.
@Suite(.temporaryFolder) struct RunningTests {
    @Test("XCTest's endings are read from its output")
    func xctest() {
        let records = TestRecords(
            xctest: """
                Test Case 'ATests.testOne' started at 2026-01-01 10:00:00.000
                Test Case 'ATests.testOne' passed (0.25 seconds)
                /p/T.swift:3: error: ATests.testTwo : XCTAssertEqual failed
                Test Case 'ATests.testTwo' failed (0.5 seconds)
                Test Case 'ATests.testThree' skipped (0.0 seconds)
                Test Case 'ATests.testFour' started at 2026-01-01 10:00:00.000
                """)
        func ending(_ name: String) -> TestRecords.Ending? {
            records.ending(of: TestCase(library: .xctest, name: "Module.ATests/\(name)"))
        }
        expectEqual(ending("testOne"), .init(isPassed: true, seconds: 0.25))
        expectEqual(ending("testTwo"), .init(isPassed: false, seconds: 0.5))
        expectEqual(ending("testThree"), .init(isPassed: true, seconds: 0))
        expectEqual(ending("testFour"), nil)
    }

    @Test("The endings of Swift Testing are read from its event stream, and known issues don't count")
    func swiftTesting() {
        func event(_ kind: String, _ test: String, _ more: String = "", at time: Double = 1) -> String {
            """
            {"kind":"event","payload":{"kind":"\(kind)","testID":"M.S/\(test)()/File.swift:3:4","instant":{"absolute":\(time)}\(more)}}
            """
        }
        let known = #","issue":{"isKnown":true}"#
        let lines = [
            event("testStarted", "a"), event("issueRecorded", "a", known), event("testEnded", "a", at: 1.5),
            event("testStarted", "b"), event("issueRecorded", "b", #","issue":{"isKnown":false}"#),
            event("testEnded", "b"), event("testSkipped", "c"), event("testStarted", "d"), "{\"kind\":",
        ]
        let records = TestRecords(testing: Data(lines.joined(separator: "\n").utf8))
        func ending(_ name: String) -> TestRecords.Ending? {
            records.ending(of: TestCase(library: .testing, name: "M.S/\(name)()"))
        }
        expectEqual(ending("a"), .init(isPassed: true, seconds: 0.5))
        expectEqual(ending("b"), .init(isPassed: false, seconds: 0))
        expectEqual(ending("c"), .init(isPassed: true, seconds: 0))
        expectEqual(ending("d"), nil)
    }

    @Test("A reply of a fork server says how its copy ended, and any other reply says nothing")
    func replies() {
        func ending(_ reply: String) -> Termination? { ForkServer.termination(reply, limit: 2, 9) }
        expectEqual(ending("exited 1"), .exited(1))
        expectEqual(ending("signalled 4"), .signalled(4))
        expectEqual(ending("late 9"), .ended(.wallClock(seconds: 2)))
        expectEqual(ending("long 9"), .ended(.output(bytes: 9)))
        for reply in ["", "exited", "exited x", "other 1"] { expectEqual(ending(reply), nil) }
    }

    #if os(Linux)
        /// A program that isn't Swift, but has the function by which the library replaces arguments.
        private static let program = """
            #include <signal.h>
            #include <stdio.h>
            #include <stdlib.h>
            #include <string.h>
            #include <unistd.h>
            char **words; int count;
            void _swift_stdlib_overrideUnsafeArgvArgc(char **w, int c) { words = w; count = c; }
            int main(int c, char **w) {
                static int runs;
                int is_copy = words != NULL;
                if (!is_copy) words = w, count = c;
                if (!strcmp(words[count - 1], "orphan") && is_copy) kill(getppid(), SIGKILL), sleep(1000);
                printf("%s %s %d %s\\n", is_copy ? "copy" : "own", words[count - 1], ++runs, getenv("OWN") ? getenv("OWN") : "none");
                fflush(stdout);
                if (!strcmp(words[count - 1], "crash")) abort();
                if (!strcmp(words[count - 1], "hang")) sleep(1000);
                if (!strcmp(words[count - 1], "print")) for (;;) puts("more and more");
                return !strcmp(words[count - 1], "fail");
            }
            """

        private func tools() async throws -> BugTools {
            let (environment, runner) = (ProcessInfo.processInfo.environment, ProcessRunner())
            return BugTools(
                toolchain: try await Toolchain.find(environment: environment, runner: runner, cache: nil),
                runner: runner, environment: environment, width: 1)
        }

        /// Builds the program.
        private func build(_ path: String, _ options: [String], tools: BugTools) async throws {
            let source = TemporaryFolder.current("tests.c")
            try Data(Self.program.utf8).write(to: source)
            let clang = URL(filePath: tools.toolchain.swift).resolvingSymlinksInPath()
                .deletingLastPathComponent().appending(path: "clang").path
            let built = try await tools.runner.run(
                Command(clang, options + ["-o", path, source.path], environment: tools.environment),
                limit: 120)
            try #require(built.termination.isSuccess, "\(built.errorOutput)")
        }

        @Test(
            "What ends its server is run again in a process of its own, and so is everything if no server lasts"
        )
        func fallback() async throws {
            let folder = TemporaryFolder.current
            let tools = try await tools()
            let copy = PackageCopy(of: folder("P"), in: folder("home"))
            for needed in [copy.root, copy.scratch.appending(path: "debug")] {
                try FileManager.default.createDirectory(at: needed, withIntermediateDirectories: true)
            }
            try await build(
                copy.scratch.appending(path: "debug/PPackageTests.xctest").path, ["-rdynamic"], tools: tools)
            let program = TestProgram(
                copy: copy,
                package: try SwiftPackage(
                    description: Data(#"{"name":"P","targets":[]}"#.utf8),
                    manifest: Data(#"{"dependencies":[],"targets":[]}"#.utf8)),
                tools: tools, flags: [])
            let names =
                Array(repeating: ["orphan", "fail"], count: 6).joined()
                + Array(repeating: "orphan", count: 5) + ["fail"]
            let endings = try await program.withServers { program in
                var endings: [String] = []
                for name in names {
                    let run = try await program.run(
                        .init(library: .xctest, tests: [TestCase(library: .xctest, name: name)], limit: 60))
                    endings.append(
                        "\(run.output.split(separator: " ").prefix(2).joined(separator: " ")): \(run.termination)"
                    )
                }
                return endings
            }
            expectEqual(
                endings,
                Array(repeating: ["own orphan: exited(0)", "copy fail: exited(1)"], count: 6).joined()
                    + Array(repeating: "own orphan: exited(0)", count: 5) + ["own fail: exited(1)"])
        }

        @Test("Each run of a fork server is a new process with its own words, and none harms the next one")
        func forks() async throws {
            let folder = TemporaryFolder.current
            let tools = try await tools()
            let (environment, runner) = (tools.environment, tools.runner)
            let (program, plain) = (folder("tests").path, folder("plain").path)
            try await build(program, ["-rdynamic"], tools: tools)
            try await build(plain, [], tools: tools)
            let library = try #require(
                try await PreloadedLibrary.build(
                    ForkServer.libraryName, of: ForkServer.source, in: folder.url, tools: tools))
            func server(_ program: String, _ name: String) throws -> ForkServer {
                try ForkServer(
                    library: library, in: folder(name), runner: runner, limits: .run
                ) { Command(program, environment: environment.merging($0) { $1 }) }
            }
            let good = try server(program, "good")
            func run(
                _ word: String, _ own: [String: String] = [:], limit: Double = 60, on server: ForkServer
            ) async throws -> ForkServer.Ending? {
                try await server.run(
                    [word], environment: own, in: folder.url, limit: limit, outputLimit: 1_000_000)
            }
            var endings: [String] = []
            for word in ["pass", "fail", "crash", "print", "hang", "pass"] {
                let ending = try await run(
                    word, word == "fail" ? ["OWN": "x"] : [:], limit: word == "hang" ? 0.3 : 60, on: good)
                let line = ending?.output.split(separator: "\n").first ?? ""
                endings.append("\(line): \(ending.map { "\($0.termination)" } ?? "")")
            }
            expectEqual(
                endings,
                [
                    "copy pass 1 none: exited(0)", "copy fail 1 x: exited(1)",
                    "copy crash 1 none: signalled(6)",
                    "copy print 1 none: ended(WorkbookSystem.StopReason.output(bytes: 1000000))",
                    "copy hang 1 none: ended(WorkbookSystem.StopReason.wallClock(seconds: 0.3))",
                    "copy pass 1 none: exited(0)",
                ])
            await good.end()
            #expect(try await run("pass", on: good) == nil)
            // Without the function, no copy would know its words, so the server ends at once.
            let bad = try server(plain, "bad")
            #expect(try await run("pass", on: bad) == nil)
            #expect(!bad.isAlive)
            await bad.end()
        }
    #endif

    @Test("The tests of a body are those that run it, the fastest first")
    func testsByBody() {
        var base = Baseline()
        base.tests = ["a", "b", "c"].map { TestCase(library: .xctest, name: $0) }
        base.seconds = [3, 1, 2]
        base.bodies = [[0, 1], [1], [1, 4]]
        expectEqual(base.testsByBody(), [0: [0], 1: [1, 2, 0], 4: [2]])
    }

    @Test("A journal keeps what is about the same package, survives an incomplete line, and goes on")
    func journal() throws {
        let file = TemporaryFolder.current("journal.jsonl")
        var base = Baseline()
        base.flaky = ["x"]
        let first = try BugJournal(file, digest: "one")
        try first.add(base)
        try first.add(.noticed(by: "t", .crash), of: "m1")
        let handle = try FileHandle(forWritingTo: file)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(#"{"digest":"one","mut"#.utf8))
        let second = try BugJournal(file, digest: "one")
        expectEqual(second.fates, ["m1": .noticed(by: "t", .crash)])
        expectEqual(second.baseline, base)
        try second.add(.survived, of: "m2")
        try second.add(.equivalent("why"), of: "m1")
        let third = try BugJournal(file, digest: "one")
        expectEqual(third.fates, ["m1": .equivalent("why"), "m2": .survived])
        let other = try BugJournal(file, digest: "two")
        expectEqual(other.fates, [:])
        expectEqual(other.baseline, nil)
        expectEqual(try Data(contentsOf: file), Data())
    }
}
