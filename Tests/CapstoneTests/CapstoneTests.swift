import Foundation
import TestSupport
import Testing

@testable import WorkbookBugs
@testable import WorkbookCapstone
@testable import WorkbookReporting
@testable import WorkbookSystem

/// How a package is graded as a whole, without building one.
@Suite(.temporaryFolder) struct CapstoneTests {
    private let start = Date(timeIntervalSince1970: 1_770_000_000.9)  // 02:40 in Greenwich

    @Test("The time zone makes it any time of the day, and no zone is more than 12 hours away")
    func zones() {
        let zones = ["02:40", "03:10", "02:30", "14:40", "14:41", "23:59", "00:00"].map {
            ScenarioDates(start: start, at: $0).zone
        }
        expectEqual(
            zones,
            ["GMT+0000", "GMT+0030", "GMT-0010", "GMT+1200", "GMT-1159", "GMT-0241", "GMT-0240"])
    }

    @Test("Dates become words and words become dates, at any place of a text")
    func dates() {
        var dates = ScenarioDates(start: start, at: "23:40")
        let text = "{now} {now-3d} {now+1d-5h} {day} {day-2d} {other}"
        let expanded = dates.expand(text)
        expectEqual(
            expanded,
            "2026-02-02T02:40:00Z 2026-01-30T02:40:00Z 2026-02-02T21:40:00Z 2026-02-01 2026-01-30 {other}")
        expectEqual(dates.words(for: expanded, end: start + 3), text)
        // What the program itself stores has the time at which it runs.
        let stored = "2026-02-02T02:40:02Z 2026-02-12T02:40:02Z 2026-02-02T02:41:00Z 1999-01-01"
        expectEqual(
            dates.words(for: stored, end: start + 3), "{now} {now+10d} {day+1d}T02:41:00Z 1999-01-01")
    }

    private func scenario(_ exit: Int32, _ output: [String], _ stored: [String: [String]]) -> Scenario {
        Scenario(
            name: "A name", at: "12:00",
            steps: [
                .init(run: ["first"], exit: 0, output: ["same"]),
                .init(run: ["a b"], exit: exit, output: output),
            ], stored: stored)
    }

    private func difference(_ wanted: Scenario, _ seen: Scenario) -> [String] {
        var page = Layout(width: 80)
        ScenarioDifference("app", wanted: wanted, seen: seen)?.addLines(to: &page)
        return page.lines.map(\.text)
    }

    @Test("A difference names the call, the first line that differs, before and now")
    func differences() {
        let wanted = scenario(0, ["one", "two"], ["f": ["x"], "g": []])
        expectEqual(difference(wanted, wanted), [])
        expectEqual(
            difference(wanted, scenario(1, ["one", "2"], [:])),
            [
                "   app 'a b'", "   Before, it printed, in line 2:", "     two",
                "   Now, it prints, in line 2:", "     2",
            ])
        expectEqual(
            difference(wanted, scenario(0, ["one"], [:])).suffix(2),
            ["   Now, it prints, in line 2:", "     nothing"])
        expectEqual(
            difference(wanted, scenario(3, ["one", "two"], [:])).last,
            "   Before, it ended with exit code 0. Now, it ends with 3.")
        expectEqual(
            difference(wanted, scenario(-11, [], [:])).last,
            "   Before, it ended with exit code 0. Now, it crashes or doesn't end.")
        expectEqual(
            difference(wanted, scenario(0, ["one", "two"], ["f": ["y"], "g": []])),
            [
                "   app 'a b'", "   A file that it stores is different: f", "   Before, it contained:",
                "     x", "   Now, it contains:", "     y",
            ])
        expectEqual(
            difference(wanted, scenario(0, ["one", "two"], ["f": ["x"]])).last,
            "   g existed before, and doesn't exist now.")
        expectEqual(
            difference(wanted, scenario(0, ["one", "two"], ["f": ["x"], "g": [], "h": []])).last,
            "   h didn't exist before, and exists now.")
    }

    @Test("Calls of functions that wait are found, and not their names elsewhere")
    func sleeps() {
        let text = """
            // sleep(1)
            func sleep(_ x: Int) {}
            @Test func a() async throws {
                try await Task.sleep(for: .seconds(1))
                let sleep = "usleep(3)"; usleep (4)
            }
            """
        let faults = TestInspection.sleeps(in: Data(text.utf8), path: "Tests/T.swift")
        expectEqual(
            faults,
            [
                TestFault(kind: .sleeps, place: "Tests/T.swift:4", detail: "sleep"),
                TestFault(kind: .sleeps, place: "Tests/T.swift:5", detail: "usleep"),
            ])
    }

    @Test("Tests that expect nothing and variables that all tests share are named, and no others")
    func remarks() {
        let text = """
            var counter = 0
            var computed: Int { 1 }
            struct S {
                static var log: [String] = []
                static var last: Int { log.count }
                nonisolated(unsafe) static var world = World()
                @TaskLocal static var local = 1
                var own = 1
                @Test func direct() { #expect(own == 1) }
                @Test func required() throws { let x = try #require(value); _ = x }
                @Test(arguments: [1]) func helped(by x: Int = { 1 }()) { check(x) }
                @Test func nothing() { var x = run("#expect(true)"); x += 1 }
                @Test func quiet() throws { try helper() }
            }
            func check(_ x: Int) { deeper(x) }
            func deeper(_ x: Int) { #expect(x > 0) }
            func helper() throws { _ = 1 }
            protocol P { func none(); var x: Int { get } }
            """
        let sources = TestSources([("Tests/T.swift", Data(text.utf8))])
        let remarks = sources.remarks(on: [
            "S/direct()", "S/required()", "S/helped(by:)", "S/nothing()", "S/quiet()", "S/unknown()",
        ])
        expectEqual(
            remarks,
            ["S/nothing()", "S/quiet()"].map { TestRemark(kind: .expectsNothing, place: $0) }
                + ["counter (Tests/T.swift:1)", "log (Tests/T.swift:4)", "world (Tests/T.swift:6)"].map {
                    TestRemark(kind: .sharedVariable, place: $0)
                })
    }

    @Test("The first part that isn't right is open, and later parts say that they wait for it")
    func parts() throws {
        let commands = CapstoneResult.Commands(
            again: "grade capstone", test: "swift test", bugs: "grade bugs", scenarios: "a/b.json")
        var result = CapstoneResult()
        result.scenarioCount = 2
        result.differences = [
            try #require(
                ScenarioDifference(
                    "app", wanted: scenario(0, ["a"], [:]), seen: scenario(0, ["b"], [:])))
        ]
        expectEqual(result.open, .behavior)
        expectEqual(
            result.lines(width: 80, commands: commands).map(\.text).joined(separator: "\n"),
            """
            The untested app

             ✘ 1  The program behaves differently: 1 of 2 scenarios have the same result.

               A name
               app 'a b'
               Before, it printed:
                 a
               Now, it prints:
                 b
               The whole scenario, with its files, is in a/b.json.

             ○ 2  Your tests are checked when the program behaves as before.
             ○ 3  Bugs in your code are tried when the tests can be relied on.

             Next: restore what the program did in this scenario, then run  grade capstone
            """)
        result.differences = []
        result.testCount = 0
        expectEqual(result.open, .tests)
        result.testCount = 2
        result.limits = [.sandbox]
        result.faults = [
            TestFault(kind: .storage, place: "adds()", detail: "library.json"),
            TestFault(kind: .clock, place: "streak()"),
        ]
        expectEqual(result.open, .tests)
        expectEqual(
            result.lines(width: 80, commands: commands).map(\.text).joined(separator: "\n"),
            """
            The untested app

             ✔ 1  The program behaves as before: all 2 scenarios have the same result.
             ✘ 2  Some of your 2 tests can't be relied on yet.

               These tests fail on another day, or in another time zone
               ✘ streak()
                 They passed now. They ran again seven months later and three months
                 earlier, each time in another time zone.

               These tests open the reading list of the person who runs them
               ✘ adds(): library.json
                 They use the real object that stores it, perhaps through a default
                 argument.

             ○ 3  Bugs in your code are tried when the tests can be relied on.
             Not checked on this machine: tests without a network. That needs bubblewrap.

             Next: find out what these tests depend on, then run  grade capstone
            """)
    }

    @Test("Remarks follow the tests, whether these can be relied on or not")
    func remarksOnScreen() {
        var result = CapstoneResult()
        result.testCount = 7
        result.remarks =
            (1...6).map { TestRemark(kind: .expectsNothing, place: "t\($0)()") }
            + [TestRemark(kind: .sharedVariable, place: "log (Tests/T.swift:4)")]
        let commands = CapstoneResult.Commands(again: "a", test: "b", bugs: "c", scenarios: "d")
        let words = [
            "      These tests expect nothing, so they notice only errors and crashes: t1(), t2(), t3(), t4() and",
            "      2 more.", "      What one test stores here, the next one finds: log (Tests/T.swift:4).",
        ]
        var lines = result.lines(width: 100, commands: commands).map(\.text)
        expectEqual(Array(lines.drop { !$0.hasPrefix(" ✔ 2") }.dropFirst().prefix(3)), words)
        result.faults = [TestFault(kind: .fails, place: "t7()")]
        lines = result.lines(width: 100, commands: commands).map(\.text)
        #expect(lines.contains(words[2]))
    }

    @Test("What the machine could not check isn't claimed")
    func limits() {
        var result = CapstoneResult()
        result.testCount = 2
        func words(_ limits: [CapstoneResult.Limit]) -> [String] {
            result.limits = limits
            let commands = CapstoneResult.Commands(again: "a", test: "b", bugs: "c", scenarios: "d")
            let lines = result.lines(width: 100, commands: commands).map(\.text)
            return lines.filter { $0.contains("All 2 tests") || $0.contains("Not checked") }
        }
        expectEqual(
            words([]),
            [" ✔ 2  All 2 tests pass alone, in any order, at another time, and without files and network."])
        expectEqual(
            words([.sandbox]),
            [
                " ✔ 2  All 2 tests pass alone, in any order, at another time, and without files.",
                " Not checked on this machine: tests without a network. That needs bubblewrap.",
            ])
        expectEqual(
            words([.world]),
            [
                " ✔ 2  All 2 tests pass three times, and alone.",
                " Not checked on this machine: another order, other times, and tests without files and network.",
            ])
    }

    @Test("A file that a test writes has the name of its folder, not the path of the closed world")
    func names() {
        expectEqual(
            ["/dev/null/tmp", "/dev/null/tmp/a/b", "/dev/null/home/c", "/other/d"].map {
                TestInspection.words(for: AccessNote(kind: .written, name: $0))
            },
            [
                "in the folder for temporary files", "a/b in the folder for temporary files",
                "c in the home folder", "/other/d",
            ])
    }

    @Test("Marks beyond the allowed number count as unnoticed, and no bug at all is no success")
    func marks() {
        expectEqual(CapstoneResult.percent(9, of: 10, marked: 5), 90)
        expectEqual(CapstoneResult.percent(899, of: 1000, marked: 0), 89)
        expectEqual(CapstoneResult.percent(9, of: 10, marked: 6), 81)
        expectEqual(CapstoneResult.percent(0, of: 0, marked: 3), 0)
    }

    @Test("An attempt is put together from the starter, the attempt that it changes, and its own files")
    func attempts() throws {
        let folder = TemporaryFolder(url: TemporaryFolder.current("solutions"))
        try folder.write([
            "starter/Package.swift": "// package", "starter/Sources/A.swift": "a",
            "starter/Sources/B.swift": "b", "accepted/one/README.md": "why",
            "accepted/one/Sources/B.swift": "better",
            "rejected/two/reason.json":
                #"{"base": "../../accepted/one", "part": "tests", "fault": "clock", "why": "x"}"#,
            "rejected/two/Tests/T.swift": "t",
        ])
        let scratch = TemporaryFolder.current("scratch")
        func package(_ path: String) throws -> URL {
            try CapstoneAttempt(folder: folder(path), starter: folder("starter")).package(in: scratch)
        }
        expectEqual(try package("starter").path, folder("starter").path)
        for _ in 1...2 {
            let place = try package("rejected/two")
            expectEqual(
                FileTree(place).files(),
                ["Package.swift", "Sources/A.swift", "Sources/B.swift", "Tests/T.swift"])
            expectEqual(
                try String(contentsOf: place.appending(path: "Sources/B.swift"), encoding: .utf8), "better")
        }
        let rejection = try CapstoneAttempt(
            folder: folder("rejected/two"), starter: folder("starter")
        ).rejection()
        expectEqual(rejection?.part, .tests)
        expectEqual(rejection?.fault, .clock)
    }
}
