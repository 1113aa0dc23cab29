@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call: String, Hashable, CaseIterable, CustomStringConvertible {
        case start, stop

        var description: String { rawValue }
    }

    private(set) var calls: [Call] = []

    var startCount: Int { calls.filter { $0 == .start }.count }
    var lastCall: Call? { calls.last }
    var onCall: ((Call) -> Void)?

    func startNewSession() {
        record(.start)
    }

    func stopCurrentSession() {
        record(.stop)
    }

    private func record(_ call: Call) {
        calls.append(call)
        onCall?(call)
    }
}
