// Does: Puts functions that change any tracker into an extension of a type of the standard library, not into this module's own types.
// VERDICT: failed
// SAYS: `Bool.write(to:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Tracker.swift
/// Knows whether a session is running.
final class Tracker {
    fileprivate(set) var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}

extension Bool {
    /// Makes a tracker say what this value says.
    func write(to tracker: Tracker) {
        tracker.hasActiveSession = self
    }
}
