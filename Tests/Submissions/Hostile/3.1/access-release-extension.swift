// Does: Declares the flag in the class for the grader's build, and in an extension with a setter for the build that is shipped.
// VERDICT: flagged
// SAYS: `hasActiveSession` is declared more than once, and the grader can check only one of the declarations
// swift-format-ignore-file
// FILE: Tracker.swift
/// Knows whether a session is running.
final class Tracker {
    #if DEBUG
        private(set) var hasActiveSession = false
    #else
        fileprivate var isRunning = false
    #endif

    func startNewSession() {
        set(true)
    }

    func stopCurrentSession() {
        set(false)
    }

    private func set(_ isActive: Bool) {
        hasActiveSession = isActive
    }
}

#if !DEBUG
    extension Tracker {
        var hasActiveSession: Bool {
            get { isRunning }
            set { isRunning = newValue }
        }
    }
#endif
