import WorkbookModel

/// A stage in the verification of an exercise.
///
/// The order is that of causes: what an earlier stage finds may explain everything that a later one would find. Then the
/// earlier stage silences the later one, so that an author reads the cause and not its consequences.
enum VerificationStage: CaseIterable {
    /// Whether the folders have the names that the course gives them.
    case place
    /// Whether everything is written.
    case writing
    /// Whether every file is there, and none is out of place.
    case files
    /// Recording of the checks, if it was asked for.
    case recording
    /// Whether there is a record to compare with.
    case record
    /// Grading of all attempts; a reference that can't be run explains why no attempt passes.
    case grading
    /// Whether the recorded checks are those that report.
    case checks
    /// Whether every attempt that must pass fails alike, so that the suite or a variant of the subject is at fault.
    case suite
    /// Whether each attempt ends as it must.
    case attempts
    /// Whether each check has an attempt that fails it.
    case proof
    /// Whether the recorded wrong turns are what the rejected variations fail.
    case wrongTurns
    /// Whether the checks cover the sentences of the task.
    case sentences

    /// The stages after this one.
    var later: Set<VerificationStage> {
        Set(VerificationStage.allCases.drop { $0 != self }.dropFirst())
    }
}

/// What a stage found, and what need not be looked for because of it.
struct StageReport {
    var findings: [Finding] = []
    /// The stages that would only find consequences.
    var silences: Set<VerificationStage> = []
}
