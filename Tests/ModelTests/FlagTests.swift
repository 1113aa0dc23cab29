import Testing
import TestSupport

@testable import WorkbookModel

struct FlagTests {
    private let flag = Flag("it deceives", at: Place(path: "Lamp.swift", line: 3, column: nil))

    @Test("A flag turns a pass into flagged and leaves every other outcome unchanged")
    func outcomes() {
        #expect(Verdict.sample([.passed]).flagged([flag]).outcome == .flagged)
        #expect(Verdict.sample([.failed]).flagged([flag]).outcome == .failed)
        #expect(Verdict.sample([.stopped(.exited(status: 0))]).flagged([flag]).outcome == .stopped)
        #expect(Verdict.sample([.passed]).flagged([]).outcome == .passed)
        for verdict in [Verdict.sample([.passed]), .sample([.failed])] {
            #expect(verdict.flagged([flag]).flagged([flag]).flags == [flag])
        }
    }

    @Test("Checks that don't report are a grader error, unless a flag explains their silence")
    func silence() {
        let silent = Verdict.sample([.passed, .notAttempted])
        #expect(silent.outcome == .graderError)
        #expect(silent.flagged([flag]).outcome == .graderError)
        #expect(silent.flagged([flag], explainsSilence: true).outcome == .flagged)
        #expect(silent.flagged([], explainsSilence: true).outcome == .graderError)
    }

    @Test("A flag in one part of an exercise applies to the whole exercise")
    func parts() {
        let clean = Verdict.sample([.passed])
        let flagged = clean.flagged([flag])
        #expect(clean.joined(with: flagged).outcome == .flagged)
        #expect(flagged.joined(with: clean).flags == [flag])
        #expect(flagged.joined(with: .sample([.failed])).outcome == .failed)
        #expect(flagged.summary.outcome == .flagged)
    }
}
