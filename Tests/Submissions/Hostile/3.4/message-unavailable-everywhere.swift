// Does: Keeps the class with its open name, and marks both ways to change it as unavailable; a key path still changes it.
// VERDICT: failed
// SAYS: could not check whether tests can replace the list, because the compil
// swift-format-ignore-file
// FILE: Tracker.swift
/// Something that happened.
final class Event {
    private var text: String

    var name: String {
        get { text }
        @available(*, unavailable, message: "setter is inaccessible")
        set { text = newValue }
    }

    init(name: String) {
        text = name
    }

    @available(*, unavailable)
    func rename(to newName: String) {
        text = newName
    }
}

/// Records events in the order in which they happen.
final class Tracker {
    private var list: [Event] = []

    var events: [Event] {
        get { list }
        @available(*, unavailable, message: "setter is inaccessible")
        set { list = newValue }
    }

    func record(_ name: String) {
        list.append(Event(name: name))
    }
}
