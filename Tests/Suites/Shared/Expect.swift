import Testing

// This file imports nothing of the learner's, and the suite sees the members of imported modules only. So no declaration of
// theirs takes part in what happens here.

/// Records an issue with the expected and the actual value, in terms that the learner knows.
///
/// - Parameters:
///   - actual: The value that the learner's code returned.
///   - expected: The value that the task requires.
///   - what: A name for the value that the learner knows, such as `"hasActiveSession of a new tracker"`.
///   - sourceLocation: The location of the expectation.
func expect<Value: ComparableBySuite>(
    _ actual: Value,
    equals expected: Value,
    _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    if actual.isEqual(to: expected) { return }
    fail(
        "\(what): expected \(expected.textInMessages), got \(actual.textInMessages)",
        sourceLocation: sourceLocation)
}

/// Records an issue with a text.
func fail(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
}

/// Ends a check that says nothing about this code, because something that it needs is broken, which another check reports.
///
/// The grader knows the words, and shows that the check did not run. If no other check fails after all, this one does.
func notJudged(sourceLocation: SourceLocation = #_sourceLocation) {
    fail("not judged: it needs something that is broken", sourceLocation: sourceLocation)
}

/// Whether two values are equal.
func same<Value: ComparableBySuite>(_ first: Value, _ second: Value) -> Bool { first.isEqual(to: second) }

/// Whether two references are to one object, or both to none.
func identical(_ first: AnyObject?, _ second: AnyObject?) -> Bool { first === second }

/// Whether a reference is to no object.
func isGone(_ object: AnyObject?) -> Bool { object == nil }

/// Whether an object is one of several.
func isObject(_ object: AnyObject, among objects: [AnyObject]) -> Bool { objects.contains { $0 === object } }

/// Returns the digits of a number.
func digits(_ number: Int) -> String { String(number) }

/// Calls a function in which code may record issues that don't matter, such as a double that reports how it is used.
///
/// The grader knows the comment, which contains the name that this function has in a workspace. Other known issues fail a check.
func toleratingIssues(_ body: () -> Void) {
    withKnownIssue(Comment(rawValue: #function), isIntermittent: true) { body() }
}
