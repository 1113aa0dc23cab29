@testable import SessionSeam

/// The calls that the listeners of a check received, kept for longer than any of them exists.
final class Log: @unchecked Sendable {
    fileprivate(set) var heard: [String] = []
}

/// Records the calls it receives, with the isolation of the learner's protocol.
///
/// All checks of the suite run on the main actor, so this class is safe even if the protocol is `Sendable`.
final class Listener: SessionTracking, @unchecked Sendable {
    private let log: Log

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
