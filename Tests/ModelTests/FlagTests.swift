import Testing
import TestSupport

@testable import WorkbookModel

struct FlagTests {
    private let flag = Flag("it deceives", at: Place(path: "Lamp.swift", line: 3, column: nil))

    @Test("A flag turns a pass into flagged and leaves every other outcome unchanged")
    func outcomes() {
        expectEqual(Verdict.sample([.passed]).flagged([flag]).outcome, .flagged)
        expectEqual(Verdict.sample([.failed]).flagged([flag]).outcome, .failed)
        expectEqual(Verdict.sample([.stopped(.exited(status: 0))]).flagged([flag]).outcome, .stopped)
        expectEqual(Verdict.sample([.passed]).flagged([]).outcome, .passed)
        for verdict in [Verdict.sample([.passed]), .sample([.failed])] {
            expectEqual(verdict.flagged([flag]).flagged([flag]).flags, [flag])
        }
    }

    @Test("Checks that don't report are a grader error, unless a flag explains their silence")
    func silence() {
        let silent = Verdict.sample([.passed, .notAttempted])
        expectEqual(silent.outcome, .graderError)
        expectEqual(silent.flagged([flag]).outcome, .graderError)
        expectEqual(silent.flagged([flag], explainsSilence: true).outcome, .flagged)
        expectEqual(silent.flagged([], explainsSilence: true).outcome, .graderError)
    }

    @Test("A flag in one part of an exercise applies to the whole exercise")
    func parts() {
        let clean = Verdict.sample([.passed])
        let flagged = clean.flagged([flag])
        expectEqual(clean.joined(with: flagged).outcome, .flagged)
        expectEqual(flagged.joined(with: clean).flags, [flag])
        expectEqual(flagged.joined(with: .sample([.failed])).outcome, .failed)
        expectEqual(flagged.summary.outcome, .flagged)
    }
}
