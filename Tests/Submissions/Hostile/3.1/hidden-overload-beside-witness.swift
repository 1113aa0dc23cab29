// Does: Declares an overload with the name of the requirement, so that the system's own function looks like the learner's.
// VERDICT: flagged
// SAYS: `FileManager.contents(atPath:)` reads files, and this exercise doesn't need that
// swift-format-ignore-file
// FILE: Tracker.swift
import Foundation

private protocol Files {
    func contents(atPath path: String) -> Data?
}

extension FileManager: Files {
    fileprivate func contents(atPath path: Int) -> Data? { nil }
}

/// Knows whether a session is running.
final class Tracker {
    private(set) var hasActiveSession = false

    func startNewSession() {
        let files: any Files = FileManager.default
        hasActiveSession = files.contents(atPath: "/proc/self/cmdline") != nil
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
