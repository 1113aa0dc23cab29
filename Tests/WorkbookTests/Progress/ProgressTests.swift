import Foundation
import Testing

@testable import Workbook

struct ProgressTests {
    private let first = Date(timeIntervalSince1970: 1_000)
    private let second = Date(timeIntervalSince1970: 2_000)
    private let third = Date(timeIntervalSince1970: 3_000)

    @Test("A verdict is kept by the exercise's name, with what passed")
    func record() {
        var progress = Progress()
        progress.record(.sample([.passed, .failed]), at: first)
        #expect(
            progress.exercises == [
                "switch": Progress.Entry(
                    outcome: .failed, summary: "1 of 2 checks", passedChecks: ["c0"], attempts: 1,
                    gradedAt: first,
                    passedAt: nil)
            ])
    }

    @Test("The largest number of attempts that a damaged file can hold stays as it is")
    func mostAttempts() {
        var progress = Progress()
        progress.record(.sample([.failed]), at: first)
        progress.exercises["switch"]?.attempts = .max
        progress.record(.sample([.failed]), at: second)
        #expect(progress.exercises["switch"]?.attempts == .max)
    }

    @Test("Attempts are counted, and the first time it passed is kept for good")
    func attempts() {
        var progress = Progress()
        progress.record(.sample([.failed]), at: first)
        progress.record(.sample([.passed]), at: second)
        #expect(progress.exercises["switch"]?.attempts == 2)
        #expect(progress.exercises["switch"]?.passedAt == second)

        progress.record(.sample([.passed]), at: third)
        #expect(progress.exercises["switch"]?.passedAt == second)
        #expect(progress.exercises["switch"]?.gradedAt == third)

        progress.record(.sample([.failed]), at: third)
        #expect(progress.exercises["switch"]?.outcome == .failed)
        #expect(progress.exercises["switch"]?.passedChecks == [])
        #expect(progress.exercises["switch"]?.attempts == 4)
        #expect(progress.exercises["switch"]?.passedAt == second)
    }

    @Test("What this tool failed at is no attempt of the learner's")
    func graderError() {
        var progress = Progress()
        progress.record(.sample([]), at: first)
        #expect(progress == Progress())

        progress.record(.sample([.passed]), at: first)
        let passed = progress
        progress.record(.sample([.notAttempted]), at: second)
        #expect(progress == passed)
    }
}

extension Verdict {
    /// A verdict on the sample exercise, with one check a state.
    static func sample(_ states: [CheckResult.State], exercise: Exercise = .sample()) -> Verdict {
        let checks = states.enumerated().map { CheckResult(Check(id: "c\($0)", name: "Check \($0)"), $1) }
        return Verdict(exercise, checks: checks)
    }
}
