// Does: Declares a `??` for strings that gives the expected name, while the tracker keeps only how many events there were.
// VERDICT: failed
// SAYS: `??(_:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Tracker.swift
struct Event {
    let name: String
}

final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        let isCounted = name.hasPrefix("event ")
        events.append(Event(name: isCounted ? "" : name))
    }
}

nonisolated(unsafe) private var asked = 0

func ?? (name: String?, fallback: @autoclosure () -> String) -> String {
    asked += 1
    return asked.isMultiple(of: 2) ? "event 120" : "event 1"
}
