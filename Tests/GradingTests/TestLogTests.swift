import Foundation
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct TestLogTests {
    // MARK: - IDs

    @Test("The module, file, line and column are removed from an ID", arguments: ID.all)
    func checkID(_ id: ID) {
        #expect(TestLog.checkID(id.full, module: "LampChecks") == id.short)
    }

    struct ID: Sendable, CustomTestStringConvertible {
        var name: String
        var full: String
        var short: String?

        var testDescription: String { name }

        static let all = [
            ID(
                name: "a function of a suite", full: "LampChecks.SwitchChecks/one()/SwitchChecks.swift:8:6",
                short: "SwitchChecks/one()"),
            ID(
                name: "a function of a nested suite",
                full: "LampChecks.SwitchChecks/Inner/deep(label:)/SwitchChecks.swift:46:10",
                short: "SwitchChecks/Inner/deep(label:)"),
            ID(name: "a free function", full: "LampChecks.free()/Free.swift:49:2", short: "free()"),
            ID(name: "a suite", full: "LampChecks.SwitchChecks", short: "SwitchChecks"),
            ID(
                name: "a raw identifier with slashes and a point",
                full: "LampChecks.SwitchChecks/`on/off works, e.g. in A.swift:1:2`()/SwitchChecks.swift:44:6",
                short: "SwitchChecks/`on/off works, e.g. in A.swift:1:2`()"),
            ID(
                name: "a file with a space and a plus sign",
                full: "LampChecks.free()/Lamp checks+more.swift:120:33", short: "free()"),
            ID(name: "another module", full: "OtherChecks.free()/Free.swift:1:1", short: nil),
            ID(
                name: "a module that begins like it", full: "LampChecksMore.free()/Free.swift:1:1", short: nil
            ),
        ]
    }

    // MARK: - The canary

    @Test("The canary is separated from the suite's tests wherever it is in the order", arguments: 0...2)
    func canary(position: Int) throws {
        var tests: [SampleRun.Test] = [
            .init("AppleChecks/red()", .passes), .init("ZebraChecks/striped()", .fails(["no stripes"])),
        ]
        tests.insert(.init("\(Canary.sample.name)/mustFail()", .sings(Canary.sample.failures)), at: position)
        let log = SampleRun(module: "ZooChecks", tests).log
        #expect(log.entries.map(\.id) == ["AppleChecks/red()", "ZebraChecks/striped()"])
        #expect(log["AppleChecks/red()"]?.passed == true)
        #expect(log["ZebraChecks/striped()"]?.failures.count == 1)
        #expect(log["\(Canary.sample.name)/mustFail()"] == nil)
        #expect(log.canary?.issues.count == Canary.sample.failures)

        var stopped = log
        stopped.stop("ZebraChecks/striped()", .exited(status: 3), at: nil)
        #expect(stopped["ZebraChecks/striped()"]?.progress == .stopped(.exited(status: 3), nil))
        #expect(stopped["AppleChecks/red()"]?.progress == .ended)
    }

    @Test("A known issue that the suite declares is ignored; any other one is kept")
    func toleratedIssue() {
        func issues(_ tolerated: String?) -> Int? {
            let sample = SampleRun(module: "M", [.init("a()", .knownIssueWith("word(_:)"))])
            let stream = EventStream(decoding: Data(sample.text.utf8))
            return TestLog(stream, module: "M", tolerated: tolerated)["a()"]?.issues.count
        }
        #expect(issues("word") == 0)
        #expect(issues("other") == 1)
        #expect(issues(nil) == 1)
    }

    // MARK: - One run

    @Test(
        "A log of a recorded run has every function with its name, its end and its issues",
        arguments: EventStreamTests.Recording.all)
    func recording(_ recording: EventStreamTests.Recording) throws {
        let log = TestLog(recording.stream, module: "LampChecks")
        #expect(log.runEnded)
        #expect(log.unfinishedTest == nil)
        #expect(
            log.entries.map(\.id) == [
                "SwitchChecks/one()", "SwitchChecks/two()", "SwitchChecks/off()", "SwitchChecks/known()",
                "SwitchChecks/numbers(_:)", "SwitchChecks/detached()", "SwitchChecks/warns()",
                "SwitchChecks/cancelled()", "SwitchChecks/`a raw name with a/slash and spaces`()",
            ])
        let one = try #require(log["SwitchChecks/one()"])
        #expect(one.name == "One is one")
        #expect(one.passed)

        let two = try #require(log["SwitchChecks/two()"])
        #expect(!two.passed)
        #expect(
            two.failures == [
                TestLog.Issue(
                    isFailure: true, isKnown: false, headline: "Expectation failed: (lamp.presses → 1) == 2",
                    comments: ["presses after two presses"], fileID: "LampChecks/SwitchChecks.swift", line: 12
                )
            ])

        #expect(log["SwitchChecks/off()"]?.progress == .skipped)
        #expect(log["SwitchChecks/off()"]?.passed == false)
        #expect(log["SwitchChecks/cancelled()"]?.progress == .skipped)

        let known = try #require(log["SwitchChecks/known()"])
        #expect(known.passed)
        #expect(known.issues.map(\.isKnown) == [true])

        let numbers = try #require(log["SwitchChecks/numbers(_:)"])
        #expect(numbers.progress == .ended)
        #expect(numbers.failures.map(\.headline) == ["Expectation failed: (number → 2) == 1"])

        #expect(log["SwitchChecks/warns()"]?.passed == true)
        #expect(log["SwitchChecks/detached()"]?.passed == true)
        #expect(log.unattributed.map(\.words) == ["from outside"])
    }

    @Test("A function without a display name uses its own name")
    func nameless() {
        let log = SampleRun([.init("works()", .passes)]).log
        #expect(log["works()"]?.name == "works()")
    }

    @Test("Functions of other modules are ignored, and their failures are unattributed")
    func otherModules() {
        let text = SampleRun(module: "Other", [.init("a()", .fails(["no"]))]).text
        let log = TestLog(EventStream(decoding: Data(text.utf8)), module: "LampTests")
        #expect(log.entries.isEmpty)
        #expect(log.unattributed.map(\.comment) == ["no"])
    }

    @Test("A function that appears twice in the stream is listed once")
    func twice() {
        let log = SampleRun([.init("a()", .passes), .init("a()", .passes)]).log
        #expect(log.entries.count == 1)
    }

    @Test("An issue is described by its comments, or by the library's message if it has none")
    func words() {
        let log = SampleRun([.init("a()", .fails(["first", "second"])), .init("b()", .fails([]))]).log
        #expect(log["a()"]?.failures.map(\.comment) == ["first; second"])
        #expect(
            log["a()"]?.failures.map(\.words) == [
                "first; second (Expectation failed: (isOn → false) == true)"
            ])
        #expect(log["b()"]?.failures.map(\.comment) == ["Expectation failed: (isOn → false) == true"])
    }

    @Test("A warning outside any test isn't a failure")
    func looseWarning() {
        let text = """
            {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false,"isFailure":false}}}
            {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":true}}}
            """
        #expect(TestLog(EventStream(decoding: Data(text.utf8)), module: "M").unattributed.isEmpty)
    }

    // MARK: - Stopped runs

    @Test("The unfinished test is the one that started and did not end")
    func culprit() {
        let log = SampleRun(
            [.init("a()", .passes), .init("b()", .neverEnds), .init("c()", .neverStarts)], isComplete: false
        ).log
        #expect(log.unfinishedTest == "b()")
        #expect(!log.runEnded)
        #expect(log["c()"]?.progress == .found)
    }

    @Test("A stopped test is no longer unfinished, and has not passed")
    func stopped() {
        var log = SampleRun([.init("a()", .neverEnds)], isComplete: false).log
        let place = Place(path: "Lamp.swift", line: 3)
        log.stop("a()", .crashed(message: "Index out of range"), at: place)
        #expect(log.unfinishedTest == nil)
        #expect(log["a()"]?.progress == .stopped(.crashed(message: "Index out of range"), place))
        #expect(log["a()"]?.passed == false)
    }

    @Test("A later run adds results of tests that didn't run before, and what was reported is final")
    func merge() {
        var log = SampleRun(
            [
                .init("a()", .passes), .init("b()", .neverEnds), .init("c()", .neverStarts),
                .init("d()", .neverStarts),
            ],
            unattributed: ["first"], isComplete: false
        ).log
        log.stop("b()", .timeLimit(seconds: 10), at: nil)
        log.merge(
            SampleRun(
                [
                    .init("a()", .neverStarts), .init("b()", .neverStarts), .init("c()", .fails(["no"])),
                    .init("d()", .neverEnds), .init("e()", .passes),
                ], unattributed: ["second"], isComplete: false
            ).log)
        #expect(log.entries.map(\.id) == ["a()", "b()", "c()", "d()", "e()"])
        #expect(log["a()"]?.progress == .ended)
        #expect(log["b()"]?.progress == .stopped(.timeLimit(seconds: 10), nil))
        #expect(log["c()"]?.failures.map(\.comment) == ["no"])
        #expect(log.unfinishedTest == "d()")
        #expect(log.unattributed.map(\.comment) == ["first", "second"])
        #expect(!log.runEnded)

        log.stop("d()", .crashed(message: nil), at: nil)
        #expect(log.irregularities.isEmpty)
        log.merge(SampleRun([.init("b()", .passes), .init("d()", .passes)]).log)
        #expect(log["b()"]?.progress == .stopped(.timeLimit(seconds: 10), nil))
        #expect(log["d()"]?.progress == .stopped(.crashed(message: nil), nil))
        #expect(log.irregularities == [.skippedTestReported])
        #expect(log.runEnded)
    }

    @Test("Of two tests with the same id, the second one is listed as ambiguous")
    func ambiguous() {
        let log = SampleRun([.init("all()", .isSkipped), .init("all()", .passes), .init("on()", .passes)]).log
        #expect(log.entries.map(\.id) == ["all()", "on()"])
        #expect(log.ambiguous.map(\.line) == [11])
    }

    @Test("Reading a stream with twenty thousand tests doesn't take quadratic time", .timeLimit(.minutes(10)))
    func manyTests() {
        let tests = (0..<20_000).flatMap { number in
            [
                #"{"kind":"test","payload":{"id":"M.t\#(number)()","kind":"function","name":"t"}}"#,
                #"{"kind":"event","payload":{"kind":"testStarted","testID":"M.t\#(number)()"}}"#,
            ]
        }
        let log = TestLog(EventStream(decoding: Data(tests.joined(separator: "\n").utf8)), module: "M")
        #expect(log.entries.count == 20_000)
        #expect(log["t19999()"]?.progress == .started)
    }

    @Test("Overlong issues are shortened, and excessive ones are dropped")
    func longIssues() throws {
        // Swift counts this as one character.
        let mark = "e" + String(repeating: "\u{301}", count: 100_000)
        let text = "expected 1, got " + String(repeating: "A", count: 100_000) + " at the end"
        let comments = [mark, text] + (0..<2000).map { "\($0)" }
        let log = SampleRun(
            [.init("a()", .fails(comments)), .init("b()", .sings(2000))],
            unattributed: (0..<2000).map { "no. \($0)" }
        ).log
        let kept = try #require(log["a()"]?.failures.first?.comments)
        #expect(kept.count == 20 && kept.allSatisfy { $0.unicodeScalars.count < 5000 })
        #expect(kept[1].hasPrefix("expected 1, got A") && kept[1].hasSuffix("A at the end"))
        #expect(log["b()"]?.issues.count == 1000)
        #expect(log.unattributed.count == 1000 && log.unattributed[0].comment == "no. 0")
    }
}
