import Foundation
import TestSupport
import Testing

@testable import WorkbookBugs

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
