import Foundation
import StandInUI

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking
    private var observations: [Observation] = []

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        self.tracker = tracker
        startObserving(center)
    }

    private func startObserving(_ center: any Observing) {
        let foreground = center.addObserver(
            forName: Application.willEnterForegroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            Task { @MainActor in self?.startSession() }
        }
        observations.append(Observation(center: center, token: foreground))
        let background = center.addObserver(
            forName: Application.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            Task { @MainActor in self?.endSession() }
        }
        observations.append(Observation(center: center, token: background))
    }

    private func startSession() {
        tracker.startNewSession()
    }

    private func endSession() {
        tracker.stopCurrentSession()
    }
}

/// Holds an observer's token, and removes the observer when this object is deallocated.
private final class Observation {
    private let center: any Observing
    private let token: any NSObjectProtocol

    init(center: any Observing, token: any NSObjectProtocol) {
        self.center = center
        self.token = token
    }

    deinit {
        center.removeObserver(token)
    }
}
