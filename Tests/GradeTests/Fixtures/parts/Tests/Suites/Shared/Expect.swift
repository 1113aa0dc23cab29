import Testing

func expect<Value: Equatable>(
    _ actual: Value, equals expected: Value, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    if actual == expected { return }
    Issue.record(
        "\(what): expected \(String(reflecting: expected)), got \(String(reflecting: actual))",
        sourceLocation: sourceLocation)
}
