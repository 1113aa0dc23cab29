// Does: Defines the function of the system that writes records, with the official attribute of Swift 6.3.
// VERDICT: stopped
// SAYS: `@c` gives a function a name that may belong to the system
// swift-format-ignore-file
// FILE: Tracker.swift
/// Knows whether a session is running.
final class Tracker {
    private(set) var hasActiveSession = true

    func startNewSession() {}

    func stopCurrentSession() {}
}

@c(write) func write(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int { count }
