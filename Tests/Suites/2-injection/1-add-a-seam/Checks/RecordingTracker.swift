@testable import SessionSeam

/// The calls that the trackers of a check received, kept for longer than any of them exists.
final class Log: @unchecked Sendable {
    fileprivate(set) var heard: [String] = []

    func clear() {
        heard = []
    }
}

/// Records the calls it receives, with the isolation of the learner's protocol.
///
/// All checks of the suite run on the main actor, so this class is safe even if the protocol is `Sendable`.
final class RecordingTracker: SessionTracking, @unchecked Sendable {
    let log: Log

    var heard: [String] { log.heard }

    init(_ log: Log = Log()) {
        self.log = log
    }

    func startNewSession() {
        log.heard.append("start")
    }

    func stopCurrentSession() {
        log.heard.append("stop")
    }
}

/// Returns the private flag of a real tracker, or `nil` if the tracker stores something else.
///
/// A check uses it only to find out why another tracker received no call.
@MainActor
func activeSession(of tracker: Tracker) -> Bool? {
    Mirror(reflecting: tracker).children.lazy.compactMap { $0.value as? Bool }.first
}
