import Foundation
import StandInUI
import Synchronization

/// The calls that a monitor makes to its tracker.
protocol SessionTracking: Sendable {
    func startNewSession()
    func stopCurrentSession()
}

/// Keeps track of whether a session is running.
final class Tracker: SessionTracking {
    private let hasActiveSession = Mutex(false)

    func startNewSession() {
        hasActiveSession.withLock { $0 = true }
    }

    func stopCurrentSession() {
        hasActiveSession.withLock { $0 = false }
    }
}

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking

    init(tracker: any SessionTracking, center: NotificationCenter = .default) {
        self.tracker = tracker
        startObserving(center)
    }

    private func startObserving(_ center: NotificationCenter) {
        _ = center.addObserver(
            forName: Application.willEnterForegroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.startSession() }
        }
        _ = center.addObserver(
            forName: Application.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.endSession() }
        }
    }

    private func startSession() {
        tracker.startNewSession()
    }

    private func endSession() {
        tracker.stopCurrentSession()
    }
}
