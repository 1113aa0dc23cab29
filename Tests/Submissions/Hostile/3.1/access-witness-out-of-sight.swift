// Does: Lets any code switch the flag by `print("on", terminator: "", to: &tracker)`: the witness of `TextOutputStream` is in an extension of a protocol that is private to the file, which the compiler admits for a conformance, and no list of visible declarations has it.
// VERDICT: flagged
// SAYS: `Tracker` conforms to `TextOutputStream`, by which other code can change it, and this exercise doesn't need that
// swift-format-ignore-file
// FILE: Tracker.swift
/// Knows whether a session is running.
final class Tracker {
    private(set) var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }

    fileprivate func set(_ isActive: Bool) {
        hasActiveSession = isActive
    }
}

private protocol Switchable: AnyObject {
    func set(_ isActive: Bool)
}

extension Switchable {
    func write(_ text: String) {
        if text == "on" { set(true) }
        if text == "off" { set(false) }
    }
}

extension Tracker: Switchable, TextOutputStream {}
