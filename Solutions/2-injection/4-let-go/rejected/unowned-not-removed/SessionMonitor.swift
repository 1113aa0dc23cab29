import Foundation
import StandInUI

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        self.tracker = tracker
        startObserving(center)
    }

    private func startObserving(_ center: any Observing) {
        let foreground = center.addObserver(
            forName: Application.willEnterForegroundNotification, object: nil, queue: nil
        ) { [unowned self] _ in
            MainActor.assumeIsolated { self.startSession() }
        }
        _ = foreground
        let background = center.addObserver(
            forName: Application.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [unowned self] _ in
            MainActor.assumeIsolated { self.endSession() }
        }
        _ = background
    }

    private func startSession() {
        tracker.startNewSession()
    }

    private func endSession() {
        tracker.stopCurrentSession()
    }
}
