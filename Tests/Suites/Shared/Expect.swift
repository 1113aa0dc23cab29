import Testing

/// Records an issue with the expected and the actual value, in terms that the learner knows.
///
/// - Parameters:
///   - actual: The value that the learner's code returned.
///   - expected: The value that the task requires.
///   - what: A name for the value that the learner knows, such as `"hasActiveSession of a new tracker"`.
///   - sourceLocation: The location of the expectation.
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
