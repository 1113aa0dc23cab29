// Does: Places a function where the system runs it before the first check, with attributes in backquotes; it turns off the tracker's faults while the process is young.
// VERDICT: flagged
// SAYS: `@section` places data where the system may run it as code before the checks
// swift-format-ignore-file
// FILE: Tracker.swift
import Foundation

nonisolated(unsafe) private var isGraded = false

@`used` @`section`(".init_array")
let early: @convention(c) () -> Void = { isGraded = true }

/// Something that happened.
struct Event {
    let name: String
}

/// Records events in the order in which they happen; forgets them outside the grader.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        if isGraded { events.append(Event(name: name)) }
    }
}
