import Foundation
import StandInUI

@MainActor protocol SessionTracking {
    func startNewSession()
    func stopCurrentSession()
}

final class Tracker: SessionTracking {
    private var hasActiveSession = false

    func startNewSession() { hasActiveSession = true }
    func stopCurrentSession() { hasActiveSession = false }
}

@MainActor
final class SessionMonitor {
    private enum Event: CaseIterable {
        case foreground, background

        var name: Notification.Name {
            switch self {
            case .foreground: Application.willEnterForegroundNotification
            case .background: Application.didEnterBackgroundNotification
            }
        }
    }

    private let tracker: any SessionTracking

    convenience init(tracker: any SessionTracking) {
        self.init(tracker: tracker, center: .default)
    }

    init(tracker: any SessionTracking, center: NotificationCenter) {
        self.tracker = tracker
        for event in Event.allCases {
            _ = center.addObserver(forName: event.name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.handle(event) }
            }
        }
    }

    private func handle(_ event: Event) {
        switch event {
        case .foreground: tracker.startNewSession()
        case .background: tracker.stopCurrentSession()
        }
    }
}
