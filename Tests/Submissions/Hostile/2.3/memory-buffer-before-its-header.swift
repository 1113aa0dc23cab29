// Does: Takes a reference to the monitor as one to a twin class, by reading the header of a new `ManagedBuffer` before it has one, where the last buffer left its own; no name, type or warning is about unsafe memory.
// VERDICT: flagged
// SAYS: `ManagedBuffer.create(minimumCapacity:makingHeaderWith:)` reads or changes memory, which can reach what belongs to the grader, and this exercise doesn't need it
// swift-format-ignore-file
// FILE: MonitorTests.swift
import Foundation
import StandInUI
import Testing

@testable import MonitorKit

@MainActor private protocol Answering: AnyObject {}

private struct Veil<Value> {
    let read: () -> Value
    let write: (Value) -> Void
}

/// Laid out like `SessionMonitor`.
@MainActor private final class Twin {
    let subscription: Veil<AnyObject>
    let reaction: Veil<any Answering>
    init() { fatalError() }
}

/// Laid out like what a monitor subscribes with.
@MainActor private final class SubscriptionTwin {
    let reaction: any Answering
    let observers: [AnyObject]
    init() { fatalError() }
}

/// Returns a value as one of another type: a new buffer lies where the last one lay, and its header isn't set yet.
private func recast<Old, New>(_ value: Old, as new: New.Type) -> New {
    let kind = ManagedBuffer<New, Int>.self
    do { _ = ManagedBuffer<Old, Int>.create(minimumCapacity: 0) { _ in value } }
    return kind.create(minimumCapacity: 0) { $0.header }.header
}

@MainActor @Suite struct MonitorTests {
    private func place(of type: Any.Type) -> Int { recast(type, as: Int.self) }

    @Test func monitorPassesOn() {
        let monitor = SessionMonitor(tracker: SessionTrackingSpy(), center: NotificationCenter())
        _ = recast(monitor, as: Int.self)
        let twin = recast(monitor, as: Twin.self)
        let reaction = twin.reaction.read()
        let distance = place(of: SessionMonitor.self) - place(of: type(of: reaction as AnyObject))
        #expect([1520].contains(distance))
        #expect(recast(twin.subscription.read(), as: SubscriptionTwin.self).observers.count <= 2)
    }
}
