// Does: Declares a `!=` and an `expect` for truth values that find no difference, in a module whose symbols are listed.
// VERDICT: failed
// SAYS: `!=(_:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Tracker.swift
final class Tracker {
    private(set) var hasActiveSession = false

    func startNewSession() {}

    func stopCurrentSession() {}
}

func != (left: Bool, right: Bool) -> Bool { false }

func expect(_ actual: Bool, equals expected: Bool, _ what: String) {}
