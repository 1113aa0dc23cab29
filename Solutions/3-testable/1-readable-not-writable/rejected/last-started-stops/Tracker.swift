/// Knows whether a session is running.
final class Tracker {
    nonisolated(unsafe) private static var started: [ObjectIdentifier] = []

    var hasActiveSession: Bool { Self.started.contains(ObjectIdentifier(self)) }

    deinit {
        let gone = ObjectIdentifier(self)
        Self.started.removeAll { $0 == gone }
    }

    func startNewSession() {
        if !hasActiveSession { Self.started.append(ObjectIdentifier(self)) }
    }

    func stopCurrentSession() {
        _ = Self.started.popLast()
    }
}
