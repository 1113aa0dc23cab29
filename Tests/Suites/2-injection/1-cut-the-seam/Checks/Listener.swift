@testable import SessionSeam

/// What the listeners of a check were told; outlives every one of them.
final class Log: @unchecked Sendable {
    fileprivate(set) var heard: [String] = []
}

/// Writes down what it is told; follows the isolation of the learner's protocol.
///
/// Every check of the suite is on the main actor, so the protocol may be sendable, too.
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
