import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

struct PlantedBugsTests {
    private let bugs = PlantedBugs(
        variants: Variants(
            format: 1,
            correct: [
                .init(id: "stored", name: "a stored lamp"), .init(id: "computed", name: "a computed lamp"),
            ],
            bugs: [
                .init(id: "always-on", name: "the lamp never goes off"),
                .init(id: "stuck", name: "the switch does nothing"),
            ],
            scrambled: "scrambled"))

    /// A run of two tests that pass.
    private let allPass = CompletedRun.of([.init("on()", .passes), .init("off()", .passes)])
    /// A run in which the second test fails.
    private let offFails = CompletedRun.of([
        .init("on()", .passes), .init("off()", .fails(["still on"])),
    ])
    /// A run in which the first test fails.
    private let onFails = CompletedRun.of([
        .init("on()", .fails(["still off"])), .init("off()", .passes),
    ])
    private let allFail = CompletedRun.of([
        .init("on()", .fails(["a"])), .init("off()", .fails(["b"])),
    ])

    /// Returns the outcomes of good tests with the given changes.
    private func outcomes(_ changes: PlantedBugs.Outcomes = [:]) -> PlantedBugs.Outcomes {
        [
            "stored": allPass, "computed": allPass, "always-on": offFails, "stuck": onFails,
            "scrambled": allFail,
        ].merging(changes) { $1 }
    }

    @Test("All checks are known before anything runs, and their names are sentences")
    func checks() {
        #expect(
            bugs.checks == [
                Check(id: "tests/present", name: "There are tests to run"),
                Check(id: "tests/enabled", name: "Every test runs, and no failure is ignored"),
                Check(id: "accepts/stored", name: "Your tests accept a stored lamp"),
                Check(id: "accepts/computed", name: "Your tests accept a computed lamp"),
                Check(
                    id: "tests/can-fail",
                    name: "Every test fails with at least one faulty version of the code"),
                Check(id: "catches/always-on", name: "Your tests catch: the lamp never goes off"),
                Check(id: "catches/stuck", name: "Your tests catch: the switch does nothing"),
            ])
    }

    @Test("Tests that accept correct code and catch every bug pass every check")
    func allCaught() {
        let results = bugs.judge(outcomes())
        #expect(results.map(\.check) == bugs.checks)
        #expect(results.allSatisfy { $0.state == .passed && $0.messages.isEmpty })
    }

    // MARK: - No valid tests

    @Test("Without any test, the first check fails, and the others aren't attempted")
    func noTests() {
        let none = CompletedRun.of([])
        for outcomes in [["stored": none], [:]] {
            let results = bugs.judge(outcomes)
            #expect(results.map(\.check) == bugs.checks)
            #expect(results[0].state == .failed)
            #expect(
                results[0].messages == [
                    "no test was found: a test is a function with `@Test` before it, and the file must be saved"
                ])
            #expect(results.dropFirst().allSatisfy { $0.state == .notAttempted && $0.messages.isEmpty })
        }
    }

    @Test("A test that fails with a correct variant is named, and no bug is attempted")
    func wheatFails() {
        let place = Place(path: "Lessons/LampTests.swift", line: 11)
        let places = TestPlaces(issue: { issue in
            #expect(issue.fileID == "LampTests/LampTests.swift")
            return issue.line.map { Place(path: "Lessons/LampTests.swift", line: $0) }
        })
        let results = bugs.judge(["stored": allPass, "computed": offFails], places: places)
        #expect(
            states(results) == [
                .passed, .passed, .passed, .failed, .notAttempted, .notAttempted, .notAttempted,
            ])
        #expect(
            results[3].messages == [
                "your test `off()` should also pass with a computed lamp, but it fails: still on (Expectation failed: (isOn → false) == true)"
            ])
        #expect(results[3].place == place)
    }

    @Test("Tests that fail in the same way are named together")
    func alike() {
        func told(_ names: String...) -> [String] {
            let outcome = CompletedRun.of(
                names.map { .init($0, .fails(["dark"])) } + [.init("other()", .passes)])
            return bugs.judge(outcomes(["stored": outcome]))[2].messages
        }
        let end =
            "should pass with a stored lamp, but they fail: dark (Expectation failed: (isOn → false) == true)"
        expectEqual(told("a()", "b()"), ["your tests `a()` and `b()` \(end)"])
        expectEqual(told("a()", "b()", "c()"), ["your tests `a()`, `b()` and `c()` \(end)"])
        expectEqual(told("a()", "b()", "c()", "d()"), ["your tests `a()`, `b()` and 2 more \(end)"])
    }

    @Test("A test that fails with the first correct variant as well isn't told that it should also pass")
    func failsWithAll() {
        let results = bugs.judge(outcomes(["stored": offFails, "computed": offFails]))
        let start = "your test `off()` should pass with a"
        #expect(results[2].messages[0].hasPrefix("\(start) stored lamp"))
        #expect(results[3].messages[0].hasPrefix("\(start) computed lamp"))
    }

    @Test("Each failing test is named, with the library's message unless its author wrote one")
    func severalFail() {
        let outcome = CompletedRun.of([
            .init("on()", named: "The lamp goes on", .fails([])), .init("off()", .fails(["one", "two"])),
        ])
        #expect(
            bugs.judge(outcomes(["stored": outcome]))[2].messages == [
                "your test \"The lamp goes on\" should pass with a stored lamp, but it fails: Expectation failed: (isOn → false) == true",
                "your test `off()` should pass with a stored lamp, but it fails: one; two (Expectation failed: (isOn → false) == true)",
            ])
    }

    @Test("Bugs aren't attempted with tests that reject correct code, even if the tests were run")
    func invalidTests() {
        let results = bugs.judge(outcomes(["computed": offFails]))
        #expect(results.suffix(3).allSatisfy { $0.state == .notAttempted })
    }

    @Test("If a correct variant wasn't run, it isn't attempted, and neither are the bugs")
    func missingWheat() {
        let results = bugs.judge(["stored": allPass])
        #expect(
            states(results) == [
                .passed, .passed, .passed, .notAttempted, .notAttempted, .notAttempted, .notAttempted,
            ])
    }

    @Test("A failure outside any test counts against a correct variant")
    func looseFailureOfWheat() {
        let outcome = CompletedRun.of([.init("on()", .passes)], unattributed: ["from a thread"])
        let result = bugs.judge(outcomes(["stored": outcome]))[2]
        #expect(result.state == .failed)
        #expect(
            result.messages == [
                "your tests should pass with a stored lamp, but a failure was recorded outside of them, possibly in a task that no test waits for: from a thread (Expectation failed: (isOn → false) == true)"
            ])
    }

    @Test("A test that stops with a correct variant is named with the reason and the location")
    func wheatStops() {
        let place = Place(path: "Lessons/LampTests.swift", line: 3)
        let stop = Stop.crashed(message: "Index out of range")
        let result = bugs.judge(outcomes(["computed": allPass.stopping("off()", stop, at: place)]))[3]
        #expect(result.state == .stopped(stop))
        #expect(
            result.messages == [
                "your test `off()` should also pass with a computed lamp, but it crashes"
            ])
        #expect(result.place == place)
    }

    @Test("A stop outside any test is reported as an unfinished run")
    func looseStop() {
        var outcome = allPass
        outcome.stopOutsideTests = .exited(status: 0)
        let result = bugs.judge(outcomes(["stored": outcome]))[2]
        #expect(result.state == .stopped(.exited(status: 0)))
        #expect(result.messages == ["your tests did not finish"])
    }

    @Test("An exit status that contradicts the stream is reported")
    func statusDisagrees() {
        var outcome = allPass
        outcome.statusDisagrees = true
        let result = bugs.judge(outcomes(["stored": outcome]))[2]
        #expect(result.state == .failed)
        #expect(result.messages == ["all your tests passed, but the test process reported a failure"])
    }

    // MARK: - Tests that cannot fail

    @Test("A finding about a test has the test's location, and one about a failure has the failure's")
    func places() {
        let places = TestPlaces(
            test: { Place(path: "test", line: $0.line ?? 0) },
            issue: { Place(path: "issue", line: $0.line ?? 0) })
        let outcome = CompletedRun.of([
            .init("on()", .passes), .init("off()", .isSkipped), .init("dim()", .fails(["dark"])),
            .init("glow()", .fails(["bright"])),
        ])
        let results = bugs.judge(outcomes(["stored": outcome]), places: places)
        #expect(results[1].messagePlaces == [Place(path: "test", line: 11)])
        #expect(results[2].messagePlaces == [Place(path: "issue", line: 12), Place(path: "issue", line: 13)])
        #expect(results[2].place == Place(path: "issue", line: 12))
    }

    @Test("A disabled test is named")
    func disabled() {
        let outcome = CompletedRun.of([
            .init("on()", .passes), .init("off()", named: "Off", .isSkipped),
        ])
        let result = bugs.judge(outcomes(["stored": outcome]))[1]
        #expect(result.state == .failed)
        #expect(result.messages == ["your test \"Off\" is disabled"])
    }

    @Test("Two tests with the same name are reported at the second one")
    func sameName() {
        let outcome = CompletedRun.of([.init("on()", .passes), .init("on()", .passes)])
        let places = TestPlaces(test: { Place(path: "test", line: $0.line ?? 0) })
        let result = bugs.judge(outcomes(["stored": outcome]), places: places)[1]
        #expect(result.state == .failed)
        #expect(
            result.messages == [
                "another test has the same name as your test `on()`, so their results can't be told apart: give them different names"
            ])
        #expect(result.messagePlaces == [Place(path: "test", line: 11)])
    }

    @Test("A test that cancels itself is not reported as disabled")
    func cancelled() {
        let outcome = CompletedRun.of([.init("on()", .passes), .init("off()", .cancelsItself)])
        let result = bugs.judge(outcomes(["stored": outcome]))[1]
        #expect(result.state == .failed)
        #expect(result.messages == ["your test `off()` cancels itself, so nothing after that is checked"])
    }

    @Test("A test that marks its failure as a known issue is named")
    func knownIssue() {
        let outcome = CompletedRun.of([.init("on()", .passes), .init("off()", .knownIssue)])
        let result = bugs.judge(outcomes(["stored": outcome]))[1]
        #expect(result.state == .failed)
        #expect(
            result.messages == [
                "your test `off()` marks a failure as a known issue, so that failure doesn't count"
            ])
    }

    @Test("A known issue that appears with only one correct variant is named, once")
    func intermittentKnownIssue() {
        let outcome = CompletedRun.of([.init("on()", .passes), .init("off()", .knownIssue)])
        for changes in [["computed": outcome], ["computed": outcome, "stored": outcome]] {
            let result = bugs.judge(outcomes(changes))[1]
            #expect(
                result.messages == [
                    "your test `off()` marks a failure as a known issue, so that failure doesn't count"
                ])
        }
    }

    @Test("A known issue that appears only with a bug is named")
    func knownIssueOfBug() {
        let outcome = CompletedRun.of([.init("on()", .passes), .init("off()", .knownIssue)])
        let result = bugs.judge(outcomes(["stuck": outcome]))[1]
        #expect(
            result.messages == [
                "your test `off()` marks a failure as a known issue, so that failure doesn't count"
            ])
    }

    @Test("A parameterized test with no arguments is not reported as disabled")
    func noArguments() {
        let outcome = CompletedRun.of([
            .init("on()", .passes), .init("off(_:)", .hasNoArguments), .init("late()", .isSkipped),
        ])
        let result = bugs.judge(outcomes(["stored": outcome]))[1]
        #expect(result.state == .failed)
        #expect(
            result.messages == [
                "your test `off(_:)` has no arguments, so it never runs",
                "your test `late()` is disabled",
            ])
    }

    @Test("Each way of stopping with a correct variant has its own message")
    func stopVerbs() {
        func told(_ stop: Stop) -> [String] {
            bugs.judge(outcomes(["computed": allPass.stopping("off()", stop)]))[3].messages
        }
        let start = "your test `off()` should also pass with a computed lamp, but it "
        #expect(told(.crashed(message: nil)) == [start + "crashes"])
        #expect(told(.timeLimit(seconds: 3)) == [start + "does not finish"])
        #expect(told(.exited(status: 0)) == [start + "ends the whole process"])
    }

    @Test("If the exercise requires it, a test that depends on another one is named")
    func alone() throws {
        let strict = PlantedBugs(
            variants: Variants(
                format: 1, correct: bugs.variants.correct, bugs: bugs.variants.bugs, scrambled: "scrambled",
                alone: true))
        #expect(strict.checks.map(\.id).firstIndex(of: "tests/alone") == 4)
        func result(_ alone: PlantedBugs.Outcomes) throws -> CheckResult {
            let results = strict.judge(outcomes(), alone: alone)
            #expect(results.map(\.check) == strict.checks)
            return try #require(results.first { $0.check.id == "tests/alone" })
        }
        let onAlone = CompletedRun.of([.init("on()", .passes)])
        #expect(
            try result(["on()": onAlone, "off()": .of([.init("off()", .passes)])]).state == .passed)
        let failed = try result([
            "on()": onAlone, "off()": .of([.init("off()", .fails(["still on"]))]),
        ])
        #expect(failed.state == .failed)
        #expect(
            failed.messages == [
                "your test `off()` passes only after another test; on its own, it fails: still on (Expectation failed: (isOn → false) == true)"
            ])
        let stopped = try result(["off()": .of([.init("off()", .neverEnds)])])
        #expect(
            stopped.messages == [
                "your test `off()` passes only after another test; on its own, it fails: it did not finish"
            ])
    }

    @Test("A test that passes with every faulty variant is reported")
    func idle() {
        let changes = Dictionary(
            uniqueKeysWithValues: ["always-on", "stuck", "scrambled"].map { ($0, onFails) })
        #expect(bugs.testsThatNeverFail(in: outcomes(changes)).map(\.id) == ["off()"])
        let result = bugs.judge(outcomes(changes))[4]
        #expect(result.check.id == "tests/can-fail")
        #expect(result.state == .failed)
        #expect(result.messages == ["your test `off()` passes with every faulty version of the code"])
    }

    @Test("A test that fails only with the scrambled variant can fail")
    func scrambledOnly() {
        let results = bugs.judge(outcomes(["always-on": onFails]))
        #expect(results[4].state == .passed)
        #expect(results[5].state == .passed)
    }

    @Test("A test that compares something with itself is named, even if it fails where everything is wrong")
    func tautology() {
        let idle = outcomes(["always-on": onFails])
        func messages(_ outcomes: PlantedBugs.Outcomes) -> [String] {
            bugs.judge(outcomes, tautological: ["off"])[4].messages
        }
        #expect(messages(idle) == ["your test `off()` compares something with itself, which is always equal"])
        #expect(messages(outcomes()) == [], "it catches a bug by other expectations")
    }

    @Test("A test that stops with a faulty variant can fail")
    func stopsWithAFault() {
        let stopped = onFails.stopping("off()", .crashed(message: nil))
        #expect(
            bugs.judge(outcomes(["always-on": onFails, "stuck": onFails, "scrambled": stopped]))[4].state
                == .passed)
    }

    @Test("A crash in the code where everything is wrong doesn't show that a test can fail")
    func crashInScrambled() {
        func state(_ place: Place?) -> CheckResult.State {
            let stopped = onFails.stopping("off()", .crashed(message: nil), inSubject: place)
            return bugs.judge(outcomes(["always-on": onFails, "scrambled": stopped]))[4].state
        }
        expectEqual(state(Place(path: "Subject/Lamp.swift", line: 3)), .failed)
        // The test may have expected an element that isn't there.
        expectEqual(state(nil), .passed)
        // With a bug, it counts: that is reported for the bug.
        let stopped = onFails.stopping(
            "off()", .crashed(message: nil), inSubject: Place(path: "Subject/Lamp.swift", line: 3))
        expectEqual(
            bugs.judge(outcomes(["always-on": onFails, "stuck": stopped, "scrambled": onFails]))[4].state,
            .passed)
    }

    @Test("A test in which nothing can record an issue asserts nothing")
    func withoutAssertion() {
        let changes = Dictionary(
            uniqueKeysWithValues: ["always-on", "stuck", "scrambled"].map { ($0, onFails) })
        let result = bugs.judge(outcomes(changes), withoutAssertion: ["off"])[4]
        #expect(result.state == .failed)
        #expect(result.messages == ["your test `off()` asserts nothing"])
    }

    @Test("A test with a raw identifier can be reported as asserting nothing")
    func withoutAssertionRaw() {
        let id = "LampTests/`it is on/off`()"
        func run(_ fate: SampleRun.Fate) -> CompletedRun {
            .of([.init("on()", fate), .init(id, named: "it is on/off", .passes)])
        }
        let outcomes = [
            "stored": run(.passes), "computed": run(.passes), "always-on": run(.fails([])),
            "stuck": run(.fails([])),
            "scrambled": run(.fails([])),
        ]
        // The name is the one in the compiler's syntax tree.
        let result = bugs.judge(outcomes, withoutAssertion: ["it is on/off"])[4]
        #expect(result.messages == ["your test \"it is on/off\" asserts nothing"])
    }

    @Test("A failure outside any test belongs to the tests that also cause one by themselves")
    func unclear() {
        let loose = CompletedRun.of(
            [.init("on()", .passes), .init("off()", .passes)], unattributed: ["x"])
        let outcomes = outcomes(["always-on": loose, "stuck": loose, "scrambled": loose])
        let ids = loose.log.entries.map(\.id)
        let off = [ids[0]: loose, ids[1]: allPass]
        #expect(
            bugs.judge(outcomes, unclear: off)[4].messages
                == ["your test `off()` passes with every faulty version of the code"])
        #expect(bugs.judge(outcomes, unclear: [ids[0]: loose, ids[1]: loose])[4].state == .passed)
        #expect(
            bugs.judge(outcomes, unclear: off, withoutAssertion: ["off"])[4].messages
                == ["your test `off()` asserts nothing"])
    }

    // MARK: - Bugs

    @Test("A bug that no test catches is reported by name, and the others count")
    func missed() {
        let results = bugs.judge(outcomes(["stuck": allPass]))
        #expect(states(results) == [.passed, .passed, .passed, .passed, .passed, .passed, .failed])
        #expect(results[6].messages == ["your tests did not catch: the switch does nothing"])
    }

    @Test("A failure outside any test catches a bug")
    func looseFailureCatches() {
        let outcome = CompletedRun.of(
            [.init("on()", .passes), .init("off()", .passes)], unattributed: ["x"])
        #expect(bugs.judge(outcomes(["stuck": outcome]))[6].state == .passed)
    }

    @Test("A bug that only causes a crash or a hang is not caught", arguments: Stopped.all)
    func stops(_ stopped: Stopped) {
        let place = Place(path: "Lessons/LampTests.swift", line: 7)
        let result = bugs.judge(outcomes(["stuck": allPass.stopping("on()", stopped.stop, at: place)]))[6]
        #expect(result.state == .failed)
        #expect(
            result.messages == [
                "your tests noticed \"the switch does nothing\" only by \(stopped.word) in `on()`: a test should fail, not stop"
            ] + stopped.message)
        #expect(result.place == place)
    }

    struct Stopped: Sendable, CustomTestStringConvertible {
        var stop: Stop
        var word: String
        var message: [String] = []

        var testDescription: String { "\(stop)" }

        static let all = [
            Stopped(
                stop: .crashed(message: "Index out of range"), word: "crashing",
                message: ["Index out of range"]),
            Stopped(stop: .crashed(message: nil), word: "crashing"),
            Stopped(stop: .timeLimit(seconds: 10), word: "hanging"),
        ]
    }

    @Test("A bug is caught if one test fails, even if another one stops")
    func failsAndStops() {
        let place = Place(path: "Subject/Lamp.swift", line: 3)
        let outcome = offFails.stopping("on()", .crashed(message: nil), inSubject: place)
        let result = bugs.judge(outcomes(["stuck": outcome]))[6]
        #expect(result.state == .passed && result.messages == [] && result.place == nil)
        // The course's author has to know all the same.
        #expect(result.captureStop == .crashed && result.crashInSubject == place)
    }

    @Test("A known issue doesn't catch a bug")
    func knownIssueCatchesNothing() {
        let outcome = CompletedRun.of([.init("on()", .knownIssue), .init("off()", .passes)])
        #expect(bugs.judge(outcomes(["stuck": outcome]))[6].state == .failed)
    }

    @Test("Functions are quoted as code and sentences in quotation marks, even with a final parenthesis")
    func quoted() {
        #expect("off()".quoted == "`off()`")
        #expect("turns(on:)".quoted == "`turns(on:)`")
        #expect("The lamp goes off".quoted == "\"The lamp goes off\"")
        #expect("The lamp goes off (twice)".quoted == "\"The lamp goes off (twice)\"")
    }

    @Test("Tests that redeclare the module's type get one report, instead of one for each test")
    func ownTypes() {
        let own = PlantedBugs.Finding(
            "your tests declare their own `Lamp`", at: Place(path: "L.swift", line: 3))
        let idle = outcomes(["always-on": allPass, "stuck": allPass, "scrambled": allPass])
        let canFail = bugs.judge(idle, ownTypes: [own]).first { $0.check.id == "tests/can-fail" }
        #expect(canFail?.messages == [own.message])
        #expect(canFail?.messagePlaces == [own.place])
        let rejecting = bugs.judge(outcomes(["stored": onFails]), ownTypes: [own])
        #expect(rejecting.first { $0.check.id == "accepts/stored" }?.messages.first == own.message)
        #expect(rejecting.first { $0.check.id == "accepts/computed" }?.state == .passed)
        // An unused type is harmless.
        #expect(bugs.judge(outcomes(), ownTypes: [own]).allSatisfy { $0.state == .passed })
    }

    private func states(_ results: [CheckResult]) -> [CheckResult.State] { results.map(\.state) }
}
