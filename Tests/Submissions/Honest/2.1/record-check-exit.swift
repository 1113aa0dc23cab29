// Does: Declares private functions named `record`, `check`, `expect` and `exit`, and calls them.
// swift-format-ignore-file
// FILE: SessionMonitor.swift
import Foundation
import StandInUI

/// The calls that a monitor makes to its tracker.
@MainActor
protocol SessionTracking {
    func startNewSession()
    func stopCurrentSession()
}

/// Keeps track of whether a session is running.
final class Tracker: SessionTracking {
    private var _history: [Bool] = []

    func startNewSession() { record(true) }
    func stopCurrentSession() { record(false) }

    private func record(_ isActive: Bool) {
        _history.append(isActive)
        if _history.count > 10 { _history.removeFirst() }
        check(_history.last == isActive)
    }

    private func check(_ isFine: Bool, line: Int = #line) {
        if !isFine { fatalError("The history is broken, see line \(line).") }
    }
}

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking

    init(tracker: any SessionTracking, center: NotificationCenter = .default) {
        self.tracker = tracker
        expect(Application.willEnterForegroundNotification, from: center) { $0.enter() }
        expect(Application.didEnterBackgroundNotification, from: center) { $0.exit() }
    }

    private func expect(
        _ name: Notification.Name, from center: NotificationCenter,
        then act: @escaping @MainActor @Sendable (SessionMonitor) -> Void
    ) {
        _ = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self else { return }
                act(self)
            }
        }
    }

    /// The app enters the foreground.
    private func enter() { tracker.startNewSession() }

    /// The app exits to the background.
    private func exit() { tracker.stopCurrentSession() }
}
