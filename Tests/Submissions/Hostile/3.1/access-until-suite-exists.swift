// Does: Declares a method that changes the flag only as long as no module with the checks exists, which the list of visible declarations is made after.
// VERDICT: flagged
// SAYS: `canImport(TrackerAccessChecks)` asks for a module that isn't part of the system, such as one that the grader builds later
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
}

#if !canImport(TrackerAccessChecks)
    extension Tracker {
        func pretend(_ isActive: Bool) {
            hasActiveSession = isActive
        }
    }
#endif
