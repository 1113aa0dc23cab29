/// Stands in for a tracker, and writes down what it hears.
///
/// Under the scrambled variant the list is one longer each time it is read, so that no comparison of it holds.
@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    private var heard: [Call] = []

    var calls: [Call] {
        if PlantedVariant.current == .scrambled { heard.append(.stop) }
        return heard
    }

    func startNewSession() {
        heard.append(.start)
    }

    func stopCurrentSession() {
        heard.append(.stop)
    }
}

/// Shortens what a failed expectation says: `.start` instead of the name with all that is around it.
extension SessionTrackingSpy.Call: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String { self == .start ? "start" : "stop" }
    var debugDescription: String { ".\(description)" }
}
