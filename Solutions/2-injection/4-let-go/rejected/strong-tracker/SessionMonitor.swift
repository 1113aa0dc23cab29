import Foundation
import StandInUI

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        observe(Application.willEnterForegroundNotification, at: center) { tracker.startNewSession() }
        observe(Application.didEnterBackgroundNotification, at: center) { tracker.stopCurrentSession() }
    }

    private func observe(
        _ name: Notification.Name, at center: any Observing, _ action: @escaping @MainActor () -> Void
    ) {
        _ = center.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated(action)
        }
    }
}
