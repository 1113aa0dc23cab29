// Does: Gives a static method that can change any tracker's flag the name of an allowed method of the instances.
// VERDICT: failed
// SAYS: `Tracker.startNewSession()` is declared more than once: only hasActive
// swift-format-ignore-file
// FILE: Tracker.swift
/// Knows whether a session is running.
final class Tracker {
    private(set) var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }

    static func startNewSession() -> (_ tracker: Tracker, _ isActive: Bool) -> Void {
        { $0.hasActiveSession = $1 }
    }
}
