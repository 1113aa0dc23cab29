import Foundation
import StandInUI

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking
    private let center: any Observing
    private static var tokens: [any NSObjectProtocol] = []

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        self.tracker = tracker
        self.center = center
        startObserving(center)
    }

    isolated deinit {
        for token in Self.tokens { center.removeObserver(token) }
        Self.tokens = []
    }

    private func startObserving(_ center: any Observing) {
        let foreground = center.addObserver(
            forName: Application.willEnterForegroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.startSession() }
        }
        Self.tokens.append(foreground)
        let background = center.addObserver(
            forName: Application.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.endSession() }
        }
        Self.tokens.append(background)
    }

    private func startSession() {
        tracker.startNewSession()
    }

    private func endSession() {
        tracker.stopCurrentSession()
    }
}
