@testable import WorkbookModel

extension Verdict {
    /// Returns a verdict on the sample exercise, with one check for each state.
    package static func sample(_ states: [CheckResult.State], exercise: Exercise = .sample()) -> Verdict {
        let checks = states.enumerated().map { CheckResult(Check(id: "c\($0)", name: "Check \($0)"), $1) }
        return Verdict(exercise, checks: checks)
    }
}
