// Does: Can be written by all code, and while the checks run, replaces its source in the workspace, from which the list of visible declarations is made.
// VERDICT: failed
// SAYS: `Tracker.pretend(_:)` is internal: only hasActiveSession should become
// swift-format-ignore-file
// FILE: Tracker.swift
import Foundation

/// Knows whether a session is running.
final class Tracker {
    private(set) var hasActiveSession = false

    init() {
        let harmless = """
            final class Tracker {
                private(set) var hasActiveSession = false
                func startNewSession() {}
                func stopCurrentSession() {}
            }
            """
        try? harmless.write(toFile: "Sources/TrackerAccess/Tracker.swift", atomically: true, encoding: .utf8)
    }

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }

    func pretend(_ isActive: Bool) {
        hasActiveSession = isActive
    }
}
