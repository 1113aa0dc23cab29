// Does: Protects an underscored property with a lock from Foundation, behind a private property wrapper.
// swift-format-ignore-file
// FILE: Tracker.swift
import Foundation

@propertyWrapper
private final class Locked<Value> {
    private let lock = NSLock()
    private var _value: Value

    init(wrappedValue: Value) { _value = wrappedValue }

    var wrappedValue: Value {
        get { lock.withLock { _value } }
        set { lock.withLock { _value = newValue } }
    }
}

/// Knows whether a session is running.
final class Tracker {
    @Locked private var _hasActiveSession = false

    var hasActiveSession: Bool { _hasActiveSession }

    func startNewSession() { _hasActiveSession = true }
    func stopCurrentSession() { _hasActiveSession = false }
}
