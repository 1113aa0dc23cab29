import Testing

/// Records an issue that tells the expected and the actual value, in the learner's words.
///
/// - Parameters:
///   - actual: What the learner's code answered.
///   - expected: What the task asks for.
///   - what: A name for the value that the learner knows, such as `"hasActiveSession of a new tracker"`.
///   - sourceLocation: Where the expectation stands.
func expect<Value: Equatable>(
    _ actual: Value,
    equals expected: Value,
    _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard actual != expected else { return }
    let expectedText = String(reflecting: expected)
    let actualText = String(reflecting: actual)
    Issue.record("\(what): expected \(expectedText), got \(actualText)", sourceLocation: sourceLocation)
}
