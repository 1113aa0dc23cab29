// Does: Keeps the events in generic types of its own, with names of type parameters that a suite may use as well.
// swift-format-ignore-file
// FILE: Tracker.swift
/// Something that happened.
struct Event {
    let name: String
}

private struct Logged<Value> {
    private(set) var values: [Value] = []

    mutating func add(_ value: Value) {
        values.append(value)
    }
}

private final class Box<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    private let log = Box(Logged<Event>())

    var events: [Event] { log.value.values }

    func record(_ name: String) {
        log.value.add(Event(name: name))
    }
}
