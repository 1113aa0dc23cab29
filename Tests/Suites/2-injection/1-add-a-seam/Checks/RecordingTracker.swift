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

/// Calls that are described by the lengths of their runs, such as "5 starts, then 6 stops".
struct Runs: ComparableByText {
    let debugDescription: String

    init(_ calls: [String]) {
        var runs: [(call: String, count: Int)] = []
        for call in calls {
            if let last = runs.last, same(last.call, call) {
                runs[runs.count - 1].count += 1
            } else {
                runs.append((call, 1))
            }
        }
        let texts = runs.map { "\(digits($0.count)) \($0.call)\($0.count > 1 ? "s" : "")" }
        debugDescription = texts.isEmpty ? "none" : texts.joined(separator: ", then ")
    }
}

/// Returns the private flag of a real tracker, or `nil` if the tracker stores something else.
///
/// A check uses it only to find out why another tracker received no call.
@MainActor
func activeSession(of tracker: Tracker) -> Bool? {
    Mirror(reflecting: tracker).children.lazy.compactMap { $0.value as? Bool }.first
}
