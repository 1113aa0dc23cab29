/// Correct: stores a flag.
final class FlagSession: Session {
    private(set) var isActive = false

    func start() {
        isActive = true
    }

    func stop() {
        isActive = false
    }
}

/// Correct: stores a phase, and computes `isActive` from it.
final class PhaseSession: Session {
    private enum Phase {
        case unused, running, stopped
    }

    private var phase = Phase.unused

    var isActive: Bool { phase == .running }

    func start() {
        phase = .running
    }

    func stop() {
        if phase == .running { phase = .stopped }
    }
}
