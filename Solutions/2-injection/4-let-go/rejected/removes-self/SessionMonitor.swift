import Foundation
import StandInUI

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking
    private let center: any Observing

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        self.tracker = tracker
        self.center = center
        startObserving()
    }

    isolated deinit {
        center.removeObserver(self)
    }

    private func startObserving() {
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
