// Does: Leaves the setter visible to all code, but marks it as unavailable with the words that the check looks for.
// VERDICT: failed
// SAYS: could not check whether tests can change hasActiveSession, because the
// swift-format-ignore-file
// FILE: Tracker.swift
/// Knows whether a session is running.
final class Tracker {
    private var state = false

    var hasActiveSession: Bool {
        get { state }
        @available(*, unavailable, message: "setter is inaccessible")
        set { state = newValue }
    }

    func startNewSession() {
        state = true
    }

    func stopCurrentSession() {
        state = false
    }
}
