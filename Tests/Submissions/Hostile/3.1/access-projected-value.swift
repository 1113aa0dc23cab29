// Does: Wraps the flag in a property wrapper, whose projected value is an object through which all code can change the flag.
// VERDICT: failed
// SAYS: `@_` starts an attribute that is meant for the compiler's own use
// swift-format-ignore-file
// FILE: Tracker.swift
final class _Box {
    var isOn = false
}

@propertyWrapper
struct _Flag {
    private let box = _Box()

    init(wrappedValue: Bool) {
        box.isOn = wrappedValue
    }

    var wrappedValue: Bool {
        get { box.isOn }
        nonmutating set { box.isOn = newValue }
    }

    var projectedValue: _Box { box }
}

/// Knows whether a session is running. Any code can write `tracker.$hasActiveSession.isOn = true`.
final class Tracker {
    @`_Flag` private(set) var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
