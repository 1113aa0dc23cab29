/// Replaces a tracker in tests, and records the calls it receives.
///
/// In the scrambled variant, once a monitor has made its first two calls, the list grows each time it is read,
/// so no comparison with it succeeds. A test that never creates a monitor passes even there.
@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    private var heard: [Call] = []

    var calls: [Call] {
        if PlantedVariant.current == .scrambled, heard.prefix(2) == [.stop, .start] { heard.append(.stop) }
        return heard
    }

    func startNewSession() {
        heard.append(.start)
    }

    func stopCurrentSession() {
        heard.append(.stop)
    }
}

/// Shortens the messages of failed expectations: `.start` instead of the fully qualified name.
extension SessionTrackingSpy.Call: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String { self == .start ? "start" : "stop" }
    var debugDescription: String { ".\(description)" }
}
