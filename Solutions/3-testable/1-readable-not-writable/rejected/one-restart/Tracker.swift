/// Knows whether a session is running.
final class Tracker {
    private enum Phase {
        case new, running, stopped, runningAgain, finished
    }

    private var phase = Phase.new

    var hasActiveSession: Bool { phase == .running || phase == .runningAgain }

    func startNewSession() {
        switch phase {
        case .new: phase = .running
        case .stopped: phase = .runningAgain
        case .running, .runningAgain, .finished: break
        }
    }

    func stopCurrentSession() {
        switch phase {
        case .running: phase = .stopped
        case .runningAgain: phase = .finished
        case .new, .stopped, .finished: break
        }
    }
}
