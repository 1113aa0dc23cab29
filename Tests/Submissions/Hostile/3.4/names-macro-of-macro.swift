// Does: Declares a macro named `expect` that stands for another macro, so no plugin is needed.
// VERDICT: failed
// SAYS: `macro` declares a macro, which could replace `#expect`
// swift-format-ignore-file
// FILE: Tracker.swift
struct Event {
    let name: String
}

final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) { events.append(Event(name: name.lowercased())) }
}

@freestanding(expression)
public macro expect(_ condition: Bool) -> String = #fileID

@freestanding(expression)
public macro _sourceLocation() -> String = #function
