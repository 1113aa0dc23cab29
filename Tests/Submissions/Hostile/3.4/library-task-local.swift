// Does: Binds a task-local value around its own comparison, and compares only if nobody gave the value a name.
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

    func record(_ name: String) { events.append(Event(name: "?")) }
}

enum Grading {
    @TaskLocal static var what: String?
}

func expect<Value: Equatable & Sendable>(_ actual: Value, equals expected: Value, _ what: String) {
    Grading.$what.withValue(what) { compare { actual == expected } }
}

private func compare(_ areEqual: () -> Bool) {
    #expect(areEqual() || Grading.what?.count ?? 0 > 0)
}
