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
            expected: [readable, toggles, stays], compileTime: [readable], breaches: breaches
        )
        .results(of: outcome)
    }

    @Test("Each expected check gets one result, in the recorded order")
    func allPassed() {
        #expect(
            results(of: allPass) == [
                CheckResult(readable, .passed), CheckResult(toggles, .passed), CheckResult(stays, .passed),
            ])
    }

    @Test("A known issue, which no suite declares, fails the check in which it was recorded")
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

    @Test("Where no check is expected nothing is judged, and nothing traps")
    func nothingExpected() {
        var outcome = allPass
        outcome.statusDisagrees = true
        outcome.stopOutsideTests = .crashed(message: nil)
        let judgement = SuiteJudgement(expected: [], compileTime: [], breaches: [:])
        #expect(judgement.results(of: outcome).isEmpty)
    }

    @Test("A failing check tells every issue, in the author's words where there are any")
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

    @Test("A compile-time check that is not met fails with its sentences, the others are judged by the run")
    func breach() {
        let results = results(of: allPass, breaches: ["compile/readable": ["tests can write isOn"]])
        #expect(results[0] == CheckResult(readable, .failed, ["tests can write isOn"]))
        #expect(results[1].state == .passed)
    }

    @Test("A compile-time check is not attempted if another one gives the reason, also if the run stops")
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

    @Test("A check that does not report is not attempted, never passed")
    func silent() {
        let outcome = CompletedRun.of([.init("LampChecks/toggles()", .passes)], module: "LampChecks")
        let results = results(of: outcome)
        #expect(results[2] == CheckResult(stays, .notAttempted))
        #expect(Verdict(.sample(), checks: results).outcome == .graderError)
    }

    @Test("A check that was found and never began is not attempted")
    func neverBegan() {
        let outcome = CompletedRun.of(
            [.init("LampChecks/toggles()", .passes), .init("LampChecks/stays()", .neverStarts)],
            module: "LampChecks")
        #expect(results(of: outcome)[2].state == .notAttempted)
    }

    @Test("A check that nothing expects adds no result")
    func unexpected() {
        var outcome = allPass
        outcome.log.merge(SampleRun(module: "LampChecks", [.init("LampChecks/extra()", .fails(["x"]))]).log)
        #expect(results(of: outcome).map(\.check) == [readable, toggles, stays])
    }

    @Test("A check that was stopped says how and where, the others are judged as they ended")
    func stopped() {
        let place = Place(path: "Lessons/Lamp.swift", line: 4)
        let outcome = allPass.stopping("LampChecks/toggles()", .crashed(message: "No bulb"), at: place)
        let results = results(of: outcome)
        #expect(results[1] == CheckResult(toggles, .stopped(.crashed(message: "No bulb")), place: place))
        #expect(results[2].state == .passed)
    }

    @Test("What stopped the run before a check began is to blame for it")
    func looseStop() {
        var outcome = CompletedRun.of([.init("LampChecks/toggles()", .passes)], module: "LampChecks")
        outcome.stopOutsideTests = .exited(status: 0)
        let results = results(of: outcome)
        #expect(results[1].state == .passed)
        #expect(results[2].state == .stopped(.exited(status: 0)))
        #expect(results[2].messages == ["the run stopped before this check started"])
    }

    @Test("Of the checks that a stop kept from running, one reports it and the others are not attempted")
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

    @Test("A crash after the last check had ended is not passed over")
    func crashAtTheEnd() {
        var outcome = allPass
        outcome.stopOutsideTests = .crashed(message: nil)
        let results = results(of: outcome)
        #expect(Verdict(.sample(), checks: results).outcome != .passed)
    }

    @Test("A check that is called off while it runs has failed")
    func calledOff() {
        let outcome = CompletedRun.of(
            [.init("LampChecks/toggles()", .isSkipped), .init("LampChecks/stays()", .passes)],
            module: "LampChecks")
        #expect(
            results(of: outcome)[1]
                == CheckResult(toggles, .failed, ["this check was canceled while it ran"]))
    }

    @Test("A failure that belongs to no check turns the attempt down all the same")
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

    @Test("A failure that belongs to no check is not told where another check failed anyway")
    func unattributedBeside() {
        let outcome = CompletedRun.of(
            [.init("LampChecks/toggles()", .fails(["no"])), .init("LampChecks/stays()", .passes)],
            module: "LampChecks", unattributed: ["isOn changed later"])
        #expect(results(of: outcome)[2] == CheckResult(stays, .passed))
    }

    @Test("An exit status that disagrees with the stream turns the attempt down")
    func statusDisagrees() {
        var outcome = allPass
        outcome.statusDisagrees = true
        #expect(
            results(of: outcome)[2]
                == CheckResult(
                    stays, .failed, ["all checks passed, but the test process reported a failure"]))
    }

    @Test("Where the suite does not compile the compile-time checks are told, and the rest is not attempted")
    func withoutRun() {
        let judgement = SuiteJudgement(
            expected: [readable, toggles, stays], compileTime: [readable],
            breaches: ["compile/readable": ["tests cannot read isOn"]])
        #expect(
            judgement.resultsWithoutRun() == [
                CheckResult(readable, .failed, ["tests cannot read isOn"]),
                CheckResult(toggles, .notAttempted),
                CheckResult(stays, .notAttempted),
            ])
    }
}
