import Foundation
import StandInUI

@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking
    private var foreground: Observation?
    private var background: Observation?

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        self.tracker = tracker
        foreground = Observation(of: Application.willEnterForegroundNotification, at: center) {
            [weak self] in self?.tracker.startNewSession()
        }
        background = Observation(of: Application.didEnterBackgroundNotification, at: center) {
            [weak self] in self?.tracker.stopCurrentSession()
        }
    }
}

/// An observer that stays in a center as long as this value exists.
private struct Observation: ~Copyable {
    private let center: any Observing
    private let token: any NSObjectProtocol

    init(of name: Notification.Name, at center: any Observing, _ action: @escaping @MainActor () -> Void) {
        self.center = center
        token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated(action)
        }
    }

    deinit {
        center.removeObserver(token)
    }
}
