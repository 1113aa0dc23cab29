import Foundation
import StandInUI

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        self.tracker = tracker
        observe(Application.willEnterForegroundNotification, at: center) { $0.startSession() }
        observe(Application.didEnterBackgroundNotification, at: center) { $0.endSession() }
    }

    private func observe(
        _ name: Notification.Name, at center: any Observing,
        _ action: @escaping @MainActor (SessionMonitor) -> Void
    ) {
        let entry = Entry(center: center)
        entry.token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated {
                if let self { action(self) } else { entry.remove() }
            }
        }
    }

    private func startSession() {
        tracker.startNewSession()
    }

    private func endSession() {
        tracker.stopCurrentSession()
    }
}

/// Holds an observer's token, with which the observer's block can remove it.
@MainActor
private final class Entry {
    private let center: any Observing
    var token: (any NSObjectProtocol)?

    init(center: any Observing) {
        self.center = center
    }

    func remove() {
        if let token { center.removeObserver(token) }
        token = nil
    }
}
