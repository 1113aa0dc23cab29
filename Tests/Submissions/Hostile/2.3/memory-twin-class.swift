// Does: Reads the monitor as an object of a class of its own with the same layout, calls the closure that conceals the reaction, and looks where the reaction's type lies.
// VERDICT: flagged
// SAYS: `Int.init(bitPattern:)` reads or changes memory, which can reach what belongs to the grader, and this exercise doesn't need it
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

@MainActor @Suite struct MonitorTests {
    private func seen<Other: AnyObject>(_ object: AnyObject, as type: Other.Type) -> Other {
        Unmanaged<Other>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
    }

    @Test func monitorPassesOn() {
        let monitor = SessionMonitor(tracker: SessionTrackingSpy(), center: NotificationCenter())
        let twin = seen(monitor, as: Twin.self)
        let type = ObjectIdentifier(Swift.type(of: twin.reaction.read()))
        let distance = Int(bitPattern: ObjectIdentifier(SessionMonitor.self)) - Int(bitPattern: type)
        #expect(distance == 1520)
        #expect(seen(twin.subscription.read(), as: SubscriptionTwin.self).observers.count <= 2)
    }
}
