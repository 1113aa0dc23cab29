@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call: Hashable, CustomStringConvertible {
        case start
        case stop
        case other(String)

        var description: String {
            switch self {
            case .start: "start"
            case .stop: "stop"
            case .other(let name): name
            }
        }
    }

    private struct Entry {
        let call: Call
        let time: ContinuousClock.Instant
    }

    private var entries: [Entry] = []
    let clock = ContinuousClock()

    var calls: [Call] { entries.map(\.call) }
    var pauses: [Duration] {
        zip(entries, entries.dropFirst()).map { $0.time.duration(to: $1.time) }
    }

    func startNewSession() { entries.append(Entry(call: .start, time: clock.now)) }
    func stopCurrentSession() { entries.append(Entry(call: .stop, time: clock.now)) }

    func reset() { entries.removeAll() }
}
