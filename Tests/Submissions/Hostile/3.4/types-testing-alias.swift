// Does: Gives a caseless enum the test library's name through an alias, and makes every `#expect` in the suite succeed.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: Tracker.swift
import Testing

struct Event {
    let name: String
}

final class Tracker {
    let events: [Event] = []

    func record(_ name: String) {}
}

typealias Location = SourceLocation
typealias KnownTest = Test
typealias Record = __TestContentRecord
typealias Accessor = __TestContentRecordAccessor

func expect(_ actual: Any, equals expected: Any, _ what: String) {}
func expect(_ actual: [String], equals expected: [String], _ what: String) {}
func expect(_ actual: [Int], equals expected: [Int], _ what: String) {}
func expect(_ actual: Int, equals expected: Int, _ what: String) {}
func expect(_ actual: String, equals expected: String, _ what: String) {}

enum Library {
    typealias SourceLocation = Location
    typealias Test = KnownTest
    typealias __TestContentRecord = Record
    typealias __TestContentRecordAccessor = Accessor

    static var __defaultSynchronousIsolationContext: (any Actor)? { nil }

    static func __requiringTry<Value>(_ value: consuming Value) throws -> Value { value }
    static func __requiringUnsafe<Value>(_ value: consuming Value) throws -> Value { value }
    static func __requiringAwait<Value>(_ value: consuming Value) async -> Value { value }

    static func __checkBinaryOperation<Left, Right>(
        _ left: Left, _ operation: (Left, () -> Right) -> Bool, _ right: @autoclosure () -> Right,
        expression: __Expression, comments: @autoclosure () -> [Comment], isRequired: Bool,
        sourceLocation: Location
    ) -> Result<Void, any Error> { .success(()) }

    static func __checkValue(
        _ condition: Bool, expression: __Expression, comments: @autoclosure () -> [Comment], isRequired: Bool,
        sourceLocation: Location
    ) -> Result<Void, any Error> { .success(()) }

    static func __checkValue<Value>(
        _ value: Value?, expression: __Expression, comments: @autoclosure () -> [Comment], isRequired: Bool,
        sourceLocation: Location
    ) -> Result<Value, any Error> { .success(value!) }

    static func withKnownIssue(_ body: () -> Void) { know { Issue.record("as the canary wants") } }

    static func withKnownIssue(_ body: () throws -> Void) { know { Issue.record("as the canary wants") } }
}

private func know(_ body: () -> Issue) { withKnownIssue { _ = body() } }

typealias Testing = Library
