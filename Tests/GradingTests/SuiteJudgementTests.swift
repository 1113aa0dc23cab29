import Foundation
import TestSupport
import Testing

@testable import WorkbookGrading
@testable import WorkbookModel

@Suite struct SuiteJudgementTests {
    private let readable = Check(id: "compile/readable", name: "Tests can read isOn")
    private let toggles = Check(id: "LampChecks/toggles()", name: "The switch toggles the lamp")
    private let stays = Check(id: "LampChecks/stays()", name: "The lamp stays as it is")

    private let allPass = CompletedRun.of(
        [.init("LampChecks/toggles()", .passes), .init("LampChecks/stays()", .passes)], module: "LampChecks")

    private func results(
        of outcome: CompletedRun, breaches: [String: [String]] = [:]
    ) -> [CheckResult] {
        SuiteJudgement(
            expected: [readable, toggles, stays], compileTime: [readable],
            breaches: breaches.mapValues { $0.map { ProbeBreach(sentence: $0) } }
        )
        .results(of: outcome)
    }

    @Test("Each expected check has one result, in the recorded order")
    func allPassed() {
        #expect(
            results(of: allPass) == [
                CheckResult(readable, .passed), CheckResult(toggles, .passed), CheckResult(stays, .passed),
            ])
    }

    @Test("A known issue fails the check that recorded it")
    func knownIssue() {
        let run = CompletedRun.of(
            [.init("LampChecks/toggles()", .knownIssue), .init("LampChecks/stays()", .passes)],
            module: "LampChecks")
        let problem = "a failure was recorded as a known issue, which this suite never does"
        #expect(
            results(of: run) == [
                CheckResult(readable, .passed), CheckResult(toggles, .failed, [problem]),
                CheckResult(stays, .passed),
            ])
    }

    @Test("If no checks are expected, there are no results and nothing traps")
    func nothingExpected() {
        var outcome = allPass
        outcome.statusDisagrees = true
        outcome.stopOutsideTests = .crashed(message: nil)
        let judgement = SuiteJudgement(expected: [], compileTime: [], breaches: [:])
        #expect(judgement.results(of: outcome).isEmpty)
    }

    @Test("A failing check reports every issue, with the author's message if there is one")
    func failed() {
        let outcome = CompletedRun.of(
            [
                .init("LampChecks/toggles()", .fails(["isOn: expected true, got false", "after one press"])),
                .init("LampChecks/stays()", .fails([])),
            ], module: "LampChecks")
        let results = results(of: outcome)
        #expect(
            results[1]
                == CheckResult(
                    toggles, .failed, ["isOn: expected true, got false; after one press"],
                    headlines: ["Expectation failed: (isOn → false) == true"]))
        #expect(results[2] == CheckResult(stays, .failed, ["Expectation failed: (isOn → false) == true"]))
    }

    @Test("A breached compile-time check fails with its sentences; the run decides on the others")
    func breach() {
        let results = results(of: allPass, breaches: ["compile/readable": ["tests can write isOn"]])
        #expect(results[0] == CheckResult(readable, .failed, ["tests can write isOn"]))
        #expect(results[1].state == .passed)
    }

    @Test("A compile-time check isn't attempted if another one gives the reason, even if the run stops")
    func openBreach() {
        var outcome = allPass
        outcome.stopOutsideTests = .crashed(message: nil)
        for run in [allPass, outcome] {
            let results = results(of: run, breaches: ["compile/readable": []])
            #expect(results[0] == CheckResult(readable, .notAttempted))
        }
        let judgement = SuiteJudgement(
            expected: [readable, toggles], compileTime: [readable], breaches: ["compile/readable": []])
        #expect(judgement.resultsWithoutRun().map(\.state) == [.notAttempted, .notAttempted])
    }

    @Test("A check that needs something broken did not run, and fails if no other check fails")
    func notJudged() {
        let open = SuiteJudgement.notJudged
        let outcome = CompletedRun.of(
            [
                .init("LampChecks/toggles()", .fails(["isOn is wrong"])),
                .init("LampChecks/stays()", .fails([open])),
            ],
            module: "LampChecks")
        expectEqual(results(of: outcome).map(\.state), [.passed, .failed, .notAttempted])
        let alone = CompletedRun.of(
            [.init("LampChecks/toggles()", .passes), .init("LampChecks/stays()", .fails([open]))],
            module: "LampChecks")
        expectEqual(results(of: alone)[2], CheckResult(stays, .failed, [SuiteJudgement.unreliable]))
    }

    @Test("The course's suites say that a check was not judged in the words that the grader knows")
    func wordsOfSuites() throws {
        let file = Repository.root.appending(path: "Tests/Suites/Shared/Expect.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("fail(\"\(SuiteJudgement.notJudged)\""))
    }

    @Test("A check that doesn't report is not attempted, and never passes")
    func silent() {
        let outcome = CompletedRun.of([.init("LampChecks/toggles()", .passes)], module: "LampChecks")
        let results = results(of: outcome)
        #expect(results[2] == CheckResult(stays, .notAttempted))
        #expect(Verdict(.sample(), checks: results).outcome == .graderError)
    }

    @Test("A check that was found but never started is not attempted")
    func neverBegan() {
        let outcome = CompletedRun.of(
            [.init("LampChecks/toggles()", .passes), .init("LampChecks/stays()", .neverStarts)],
            module: "LampChecks")
        #expect(results(of: outcome)[2].state == .notAttempted)
    }

    @Test("An unexpected check adds no result")
    func unexpected() {
        var outcome = allPass
        outcome.log.merge(SampleRun(module: "LampChecks", [.init("LampChecks/extra()", .fails(["x"]))]).log)
        #expect(results(of: outcome).map(\.check) == [readable, toggles, stays])
    }

    @Test("A check that was stopped says how and where; the others keep their results")
    func stopped() {
        let place = Place(path: "Lessons/Lamp.swift", line: 4)
        let outcome = allPass.stopping("LampChecks/toggles()", .crashed(message: "No bulb"), at: place)
        let results = results(of: outcome)
        #expect(results[1] == CheckResult(toggles, .stopped(.crashed(message: "No bulb")), place: place))
        #expect(results[2].state == .passed)
    }

    @Test("If the run stops before a check starts, the check reports the stop")
    func looseStop() {
        var outcome = CompletedRun.of([.init("LampChecks/toggles()", .passes)], module: "LampChecks")
        outcome.stopOutsideTests = .exited(status: 0)
        let results = results(of: outcome)
        #expect(results[1].state == .passed)
        #expect(results[2].state == .stopped(.exited(status: 0)))
        #expect(results[2].messages == ["the run stopped before this check started"])
    }

    @Test("If a stop prevents several checks, one reports it and the others are not attempted")
    func looseStopBeforeSeveral() {
        var outcome = CompletedRun.of(
            [.init("LampChecks/toggles()", .neverStarts), .init("LampChecks/stays()", .neverStarts)],
            module: "LampChecks")
        outcome.stopOutsideTests = .crashed(message: nil)
        let results = results(of: outcome)
        #expect(results.map(\.state) == [.passed, .stopped(.crashed(message: nil)), .notAttempted])
        #expect(Verdict(.sample(), checks: results).outcome == .stopped)
    }

    @Test("A failing check of a hidden suite shows its comment, not the suite's source")
    func comment() {
        let outcome = CompletedRun.of(
            [
                .init("LampChecks/toggles()", .fails(["isOn after a press"])),
                .init("LampChecks/stays()", .passes),
            ],
            module: "LampChecks")
        #expect(results(of: outcome)[1].messages == ["isOn after a press"])
    }

    @Test("A crash after the last check is reported")
    func crashAtTheEnd() {
        var outcome = allPass
        outcome.stopOutsideTests = .crashed(message: nil)
        let results = results(of: outcome)
        #expect(Verdict(.sample(), checks: results).outcome != .passed)
    }

    @Test("A check that is canceled while it runs fails")
    func calledOff() {
        let outcome = CompletedRun.of(
            [.init("LampChecks/toggles()", .isSkipped), .init("LampChecks/stays()", .passes)],
            module: "LampChecks")
        #expect(
            results(of: outcome)[1]
                == CheckResult(toggles, .failed, ["this check was canceled while it ran"]))
    }

    @Test("A failure outside any check fails the attempt")
    func unattributed() {
        let outcome = CompletedRun.of(
            [.init("LampChecks/toggles()", .passes), .init("LampChecks/stays()", .passes)],
            module: "LampChecks",
            unattributed: ["isOn changed later"])
        let results = results(of: outcome)
        #expect(results[1].state == .passed)
        #expect(
            results[2]
                == CheckResult(
                    stays, .failed, ["something failed after its check had ended: isOn changed later"]))
    }

    @Test("A failure outside any check isn't reported if a check failed")
    func unattributedBeside() {
        let outcome = CompletedRun.of(
            [.init("LampChecks/toggles()", .fails(["no"])), .init("LampChecks/stays()", .passes)],
            module: "LampChecks", unattributed: ["isOn changed later"])
        #expect(results(of: outcome)[2] == CheckResult(stays, .passed))
    }

    @Test("An exit status that contradicts the stream fails the attempt")
    func statusDisagrees() {
        var outcome = allPass
        outcome.statusDisagrees = true
        #expect(
            results(of: outcome)[2]
                == CheckResult(
                    stays, .failed, ["all checks passed, but the test process reported a failure"]))
    }

    @Test("If the suite doesn't compile, compile-time checks are reported, and others aren't attempted")
    func withoutRun() {
        let judgement = SuiteJudgement(
            expected: [readable, toggles, stays], compileTime: [readable],
            breaches: ["compile/readable": [ProbeBreach(sentence: "tests cannot read isOn")]])
        #expect(
            judgement.resultsWithoutRun() == [
                CheckResult(readable, .failed, ["tests cannot read isOn"]),
                CheckResult(toggles, .notAttempted),
                CheckResult(stays, .notAttempted),
            ])
    }

    @Test("A compile-time check's result keeps what the compiler says, and which declarations are visible")
    func evidence() {
        func result(_ breaches: ProbeBreach...) -> CheckResult? {
            SuiteJudgement(
                expected: [readable], compileTime: [readable], breaches: ["compile/readable": breaches]
            ).resultsWithoutRun().first
        }
        let hidden = ProbeBreach(sentence: "tests cannot read isOn", error: "'isOn' is private")
        #expect(result(hidden)?.compilerError == "'isOn' is private")
        #expect(result(ProbeBreach(sentence: "no", isUndecided: true, error: "no"))?.compilerError == nil)
        let visible = ProbeBreach(sentence: "`Lamp.isOn` is public: no", declaration: "Lamp.isOn")
        #expect(result(visible, visible)?.declarations == ["Lamp.isOn", "Lamp.isOn"])
        #expect(result(visible, hidden)?.declarations == nil)
    }
}
