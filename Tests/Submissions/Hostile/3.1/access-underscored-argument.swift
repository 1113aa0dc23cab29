// Does: Adds a subscript and an initializer that change the flag; their argument labels begin with an underscore, which hides them as well.
// VERDICT: failed
// SAYS: `Tracker.init(_active:)` is internal: only hasActiveSession should bec
// swift-format-ignore-file
// FILE: Tracker.swift
/// Knows whether a session is running.
final class Tracker {
    private(set) var hasActiveSession = false

    init() {}

    init(_active: Bool) {
        hasActiveSession = _active
    }

    subscript(_active: Bool) -> Bool {
        get { hasActiveSession }
        set { hasActiveSession = newValue }
    }

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
