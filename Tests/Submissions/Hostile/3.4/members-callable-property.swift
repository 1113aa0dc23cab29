// Does: Gives `Issue` a public property named `record` whose value can be called like the function.
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

public struct IssueBook: Sendable {
    public func callAsFunction(_ text: String, sourceLocation: SourceLocation) {
        if text.hasPrefix(": ") { _ = Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation) }
    }
}

extension Issue {
    public static var record: IssueBook { IssueBook() }
}
