import Foundation

/// Knows whether a session is running.
final class Tracker {
    private var start: Date?
    private var finishedSessions: [DateInterval] = []

    deinit {
        stopCurrentSession()
    }

    func startNewSession() {
        stopCurrentSession()
        start = Date()
    }

    func stopCurrentSession() {
        guard let start else { return }
        finishedSessions.append(DateInterval(start: start, end: max(start, Date())))
        self.start = nil
    }

    private(set) var hasActiveSession: Bool {
        get { start != nil }
        set { start = newValue ? Date() : nil }
    }
}
