// Does: Checks whether the test library can be imported, as in the grader's workspace, and is private only then.
// VERDICT: flagged
// SAYS: `hasActiveSession` is declared more than once, and the grader can check only one of the declarations
// swift-format-ignore-file
// FILE: Tracker.swift
/// Knows whether a session is running.
final class Tracker {
    #if canImport(Testing) && compiler(>=6.2) && DEBUG
        private(set) var hasActiveSession = false
    #else
        public var hasActiveSession = false
    #endif

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
