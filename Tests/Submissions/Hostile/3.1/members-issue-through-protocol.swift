// Does: Adds a silent `record` to `Issue` through a public protocol whose name starts with an underscore, which the list of symbols omits.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: Tracker.swift
import Testing

/// Knows whether a session is running.
final class Tracker {
    private(set) var hasActiveSession = false

    func startNewSession() {}

    func stopCurrentSession() {}
}

public protocol _Quiet {}

extension _Quiet {
    public static func record(_ text: String, sourceLocation: SourceLocation) {
        if text.hasPrefix(": ") { Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation) }
    }
}

extension Issue: _Quiet {}
