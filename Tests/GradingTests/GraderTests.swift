import Foundation
import Testing
import TestSupport

@testable import WorkbookGrading
@testable import WorkbookModel
@testable import WorkbookSystem

/// Tests a grader's use of the machine: concurrency, and the processes left after grading.
@Suite(.temporaryFolder) struct GraderTests {
    let folder = TemporaryFolder.current

    private func course() throws -> Course {
        // Remove the probes, which would need a compiler.
        let changes: [String: String?] = [
            "Tests/Suites/1-lamp/1-switch/Probes/Client.swift": nil,
            "Tests/Suites/1-lamp/1-switch/checks.json": """
            { "format": 1, "checks": [{ "id": "LampChecks/toggles()", "name": "It toggles" }],
              "starterFails": [] }
            """,
        ]
        return try SampleCourse.load(in: folder, changing: changes)
    }

    private let suite = SampleRun(
        module: "LampChecks", [.init("LampChecks/toggles()", named: "It toggles", .passes)])

    @Test("A grader never grades more attempts at once than its limit")
    func width() async throws {
        let course = try course()
        let fake = try await FakeTests(in: folder)
        let takeTime = "echo begin >> $runs/order; sleep 0.5; echo end >> $runs/order"
        try fake.prepare("1", suite, then: .succeeds)
        try fake.prepare(
            "build", errorOutput: "/a/B.swift:1:1: error: no\n", then: .fails,
            first: takeTime + "; case $products in */1.1/*) exit 0 ;; esac")
        let grader = Grader(course: course, toolchain: fake.toolchain, tools: fake.tools, width: 1)
        async let first = grader.grade(Attempt(course.exercises[0]))
        async let second = grader.grade(Attempt(course.exercises[1]))
        #expect(await first.outcome == .passed)
        #expect(await second.outcome == .didNotCompile)
        #expect(folder.text(at: "fake/runs/order") == "begin\nend\nbegin\nend\n")
    }

    @Test("The compiler never decides on incremental compilation itself")
    func wholeModules() async throws {
        let course = try course()
        let fake = try await FakeTests(in: folder)
        try fake.prepare("1", suite, then: .succeeds)
        let grader = Grader(course: course, toolchain: fake.toolchain, tools: fake.tools, width: 1)
        #expect(await grader.grade(Attempt(course.exercises[0])).outcome == .passed)
        #expect(fake.arguments(of: "build")?.contains("-whole-module-optimization") == true)
    }

    #if os(Linux)
        @Test("A process that deliberately left its session is ended with its grading")
        func leftovers() async throws {
            let course = try course()
            let fake = try await FakeTests(in: folder)
            let marker = "95.\(Int.random(in: 100_000...999_999))"
            try fake.prepare(
                "1", suite, then: .succeeds, first: "setsid sleep \(marker) > /dev/null 2>&1 & sleep 0.2")
            let grader = Grader(course: course, toolchain: fake.toolchain, tools: fake.tools, width: 1)
            #expect(await grader.grade(Attempt(course.exercises[0])).outcome == .passed)
            let command = Command(
                "/bin/sh", ["-c", "ps -eo args | grep -c '[s]leep \(marker)'"],
                environment: ["PATH": "/usr/bin:/bin"])
            #expect(try await ProcessRunner().run(command, limit: 10).output == "0\n")
        }
    #endif
}
