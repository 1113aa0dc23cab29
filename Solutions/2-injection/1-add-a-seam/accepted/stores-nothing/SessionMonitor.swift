import Foundation
import StandInUI

@MainActor
protocol SessionTracking {
    func startNewSession()
    func stopCurrentSession()
}

final class Tracker {
    private var hasActiveSession = false
}

extension Tracker: SessionTracking {
    func startNewSession() { hasActiveSession = true }
    func stopCurrentSession() { hasActiveSession = false }
}

@MainActor
final class SessionMonitor {
    init(tracker: any SessionTracking, center: NotificationCenter = .default) {
        center.hear(Application.willEnterForegroundNotification) { [weak self] in
            if self != nil { tracker.startNewSession() }
        }
        center.hear(Application.didEnterBackgroundNotification) { [weak self] in
            if self != nil { tracker.stopCurrentSession() }
        }
    }
}

extension NotificationCenter {
    fileprivate func hear(_ name: Notification.Name, _ action: @escaping @MainActor () -> Void) {
        _ = addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated(action) }
    }
}
