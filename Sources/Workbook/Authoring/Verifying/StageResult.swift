/// What a stage of a verification found, and what it hands on.
///
/// The stages come in the order of causes: what an earlier one finds may explain everything that a later one would find. Then
/// it hands nothing on, so that an author reads the cause and not its consequences.
struct StageResult<Output> {
    var findings: [Finding] = []
    /// What the next stage needs; `nil` if it would only find consequences.
    var output: Output?
}

extension [Finding] {
    /// Adds what a stage found, and returns what it hands on.
    mutating func add<Output>(_ result: StageResult<Output>) -> Output? {
        self += result.findings
        return result.output
    }
}
