// Does: Makes the tracker a struct with a name in backquotes, so that the error about a subclass contains the words about a final class.
// VERDICT: failed
// SAYS: could not check whether tests can subclass Tracker, because the compil
// swift-format-ignore-file
// FILE: Tracker.swift
/// Knows whether a session is running.
typealias Tracker = `inheritance from a final class`

struct `inheritance from a final class` {
    private final class State {
        var isActive = false
    }

    private let state = State()

    var hasActiveSession: Bool { state.isActive }

    func startNewSession() {
        state.isActive = true
    }

    func stopCurrentSession() {
        state.isActive = false
    }
}
