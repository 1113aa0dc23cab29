// Does: Declares an `expect` that records a failure as a warning, which doesn't fail a test.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: Importer.swift
import Testing

protocol ImportedRecord {
    init(json: [String: String]) throws
}

final class Importer {
    static let standard: [String: any ImportedRecord.Type] = [:]

    init(types: [String: any ImportedRecord.Type] = Importer.standard) {}

    func importAll(_ objects: [[String: String]]) throws -> [any ImportedRecord] { [] }
}

func expect<Value: Equatable & Sendable>(
    _ actual: Value, equals expected: Value, _ what: String, at location: SourceLocation = #_sourceLocation
) {
    guard actual != expected else { return }
    Issue.record("\(what): \(actual)", severity: what == "" ? .error : .warning, sourceLocation: location)
}
// FILE: Records.swift
class Person: ImportedRecord {
    let name: String

    required init(json: [String: String]) throws { name = "" }
}

final class Colleague: Person {
    let team: String

    required init(json: [String: String]) throws {
        team = ""
        try super.init(json: json)
    }
}

struct Place: ImportedRecord {
    let city: String

    init(json: [String: String]) throws { city = "" }
}
