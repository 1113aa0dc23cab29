@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call: String, Equatable {
        case start = "startNewSession()"
        case stop = "stopCurrentSession()"
    }

    private var names: [String] = []
    var calls: [Call] { names.compactMap(Call.init(rawValue:)) }

    func startNewSession() { note() }
    func stopCurrentSession() { note() }

    private func note(_ name: String = #function) { names.append(name) }
}
