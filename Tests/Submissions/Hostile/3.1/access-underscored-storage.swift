// Does: Stores the flag in a variable that all code can change; its name begins with an underscore, which hides it from the list of symbols.
// VERDICT: failed
// SAYS: `Tracker._active` is internal: only hasActiveSession should become vis
// swift-format-ignore-file
// FILE: Tracker.swift
/// Knows whether a session is running.
final class Tracker {
    var _active = false
    var hasActiveSession: Bool { _active }

    func startNewSession() {
        _active = true
    }

    func stopCurrentSession() {
        _active = false
    }
}
