// Does: Runs code before the checks, with the official attributes of Swift 6.3.
// VERDICT: failed
// SAYS: `@section` places data where the system may run it as code before the checks
// swift-format-ignore-file
// FILE: Tracker.swift
/// Knows whether a session is running.
final class Tracker {
    private(set) var hasActiveSession = true

    func startNewSession() {}

    func stopCurrentSession() {}
}

@used @section(".init_array") let early: @convention(c) () -> Void = { print("early") }
