import Testing

/// Expects a value to equal another one, and reports both values at the caller's line if it doesn't.
///
/// It compiles several times faster than `#expect(actual == expected)`, which expands a macro at each call.
///
/// - Parameter name: What is compared, if the line alone doesn't say it, such as the case of a table.
package func expectEqual<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ name: @autoclosure () -> String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(actual == expected, name().map { "\($0)" }, sourceLocation: sourceLocation)
}
