// Does: Computes the property from a private state machine with a subscript, and documents it with system words.
// swift-format-ignore-file
// FILE: Tracker.swift
/// Knows whether a session is running.
///
/// - Note: A session isn't a process. There is no `fork()`, no `exit(0)`, and no entry in `/proc/self`.
final class Tracker {
    private enum State: UInt8 {
        case idle, running

        enum Input { case start, stop }

        subscript(_ input: Input) -> State {
            switch (self, input) {
            case (_, .start): .running
            case (_, .stop): .idle
            }
        }
    }

    private var state: State = .idle { willSet { assert(newValue.rawValue < 2) } }

    var hasActiveSession: Bool { state == .running }

    func startNewSession() { state = state[.start] }
    func stopCurrentSession() { state = state[.stop] }
}
