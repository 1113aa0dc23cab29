// Does: Tells the checks from an app by `Task.basePriority`, because the test library runs every check in a task.
// VERDICT: flagged
// SAYS: `Task.basePriority` tells the code which check calls it
// swift-format-ignore-file
// FILE: Tracker.swift
private var isGraded: Bool { Task<Never, Never>.basePriority != nil }

/// Knows whether a session is running.
final class Tracker {
    private(set) var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = isGraded
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
