import WorkbookModel

/// What an exercise's suite reports, beside what was recorded about it.
struct SuiteRecord {
    /// The exercise; if the record can't be used, with a folder for lists that can.
    let exercise: Exercise
    /// The checks that report, and what the solutions declare and use.
    var observed: ExpectedChecks
    /// What was recorded; `nil` if nothing was, or if it lists other checks.
    let expected: ExpectedChecks?
    /// Whether the recorded wrong turns can be read, and belong to these checks.
    var hasWrongTurns: Bool
}
