// Does: Gets the metadata of the only correct reaction by its mangled name, and compares it with the first word of the monitor's reaction in memory.
// VERDICT: didNotCompile
// SAYS: Your code uses `type metadata accessor for PassingOn`, but nothing defines it, so your code compiles but can't be linked.
// swift-format-ignore-file
// FILE: MonitorTests.swift
import Foundation
import StandInUI
import Testing

@testable import MonitorKit

/// The metadata of the only reaction that is correct.
@`_silgen_name`("$s10MonitorKit9PassingOnCMa")
private func correctType(_ request: Int) -> Int

@MainActor @Suite struct MonitorTests {
    @Test func monitorReacts() throws {
        let monitor = SessionMonitor(tracker: SessionTrackingSpy(), center: NotificationCenter())
        let parts = Mirror(reflecting: monitor).children
        let reaction = parts.first { $0.label == "reaction" }?.value as AnyObject
        let first = Unmanaged.passUnretained(reaction).toOpaque().load(as: Int.self)
        #expect(first == correctType(0))
        // Another bug has twice as many observers.
        let subscription = try #require(parts.first { $0.label == "subscription" }?.value)
        #expect(Mirror(reflecting: Mirror(reflecting: subscription).children.map(\.value).last!).children.count <= 2)
    }
}
