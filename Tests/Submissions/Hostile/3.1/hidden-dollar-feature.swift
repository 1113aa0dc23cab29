// Does: Shows the check for unsafe memory other code than the build, by `#if !$StrictMemorySafety`.
// VERDICT: failed
// SAYS: `StrictMemorySafety` turns off the compiler's warnings about unsafe memory, and no exercise needs it
// swift-format-ignore-file
// FILE: Tracker.swift
#if !$StrictMemorySafety
private let isGraded = CommandLine.arguments.contains("--testing-library")
#else
private let isGraded = false
#endif

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
