import Foundation
import StandInUI

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let subscription: Subscription

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        subscription = Subscription(center: center)
        subscription.add(Application.willEnterForegroundNotification) { tracker.startNewSession() }
        subscription.add(Application.didEnterBackgroundNotification) { tracker.stopCurrentSession() }
    }
}

/// All observers that one owner has added.
final class Subscription {
    private let center: any Observing
    private var tokens: [any NSObjectProtocol] = []

    init(center: any Observing) {
        self.center = center
    }

    deinit {
        tokens.forEach(center.removeObserver)
    }

    func add(_ name: Notification.Name, _ action: @escaping @MainActor () -> Void) {
        tokens.append(
            center.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated(action)
            })
    }
}
