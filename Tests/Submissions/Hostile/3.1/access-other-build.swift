// Does: Is private only in debug builds, such as the grader's; in a release build, all packages can change the flag.
// VERDICT: flagged
// SAYS: `hasActiveSession` is declared more than once, and the grader can check only one of the declarations
// swift-format-ignore-file
// FILE: Tracker.swift
/// Knows whether a session is running.
#if DEBUG
    final class Tracker {
        private(set) var hasActiveSession = false

        func startNewSession() { hasActiveSession = true }
        func stopCurrentSession() { hasActiveSession = false }
    }
#else
    open class Tracker {
        public var hasActiveSession = false

        public init() {}

        open func startNewSession() { hasActiveSession = true }
        open func stopCurrentSession() { hasActiveSession = false }
    }
#endif
