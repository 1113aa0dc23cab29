import Foundation
import StandInUI

@MainActor
final class SessionMonitor {
    private let ear: Ear

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        ear = Ear(center: center) { name in
            switch name {
            case Application.willEnterForegroundNotification: tracker.startNewSession()
            case Application.didEnterBackgroundNotification: tracker.stopCurrentSession()
            default: break
            }
        }
    }
}

/// Receives every notification as long as it exists.
private final class Ear {
    private let center: any Observing
    private let token: any NSObjectProtocol

    init(center: any Observing, hear: @escaping @MainActor (Notification.Name) -> Void) {
        self.center = center
        token = center.addObserver(forName: nil, object: nil, queue: nil) { notification in
            let name = notification.name
            MainActor.assumeIsolated { hear(name) }
        }
    }

    deinit {
        center.removeObserver(token)
    }
}
