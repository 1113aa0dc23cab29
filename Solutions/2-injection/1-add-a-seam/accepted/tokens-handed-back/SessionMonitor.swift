import Foundation
import StandInUI

/// The calls that a monitor makes to its tracker.
@MainActor
protocol SessionTracking {
    func startNewSession()
    func stopCurrentSession()
}

/// Keeps track of whether a session is running.
final class Tracker: SessionTracking {
    private var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking
    private let center: NotificationCenter
    private var tokens: [any NSObjectProtocol] = []

    init(tracker: any SessionTracking, center: NotificationCenter = .default) {
        self.tracker = tracker
        self.center = center
        startObserving()
    }

    private func startObserving() {
        let reactions = [
            Application.willEnterForegroundNotification: SessionMonitor.startSession,
            Application.didEnterBackgroundNotification: SessionMonitor.endSession,
        ]
        tokens = reactions.map { name, reaction in
            center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated {
                    guard let self else { return }
                    reaction(self)()
                }
            }
        }
    }

    isolated deinit {
        tokens.forEach(center.removeObserver)
    }

    private func startSession() {
        tracker.startNewSession()
    }

    private func endSession() {
        tracker.stopCurrentSession()
    }
}
