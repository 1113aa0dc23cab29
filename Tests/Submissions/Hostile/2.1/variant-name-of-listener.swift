// Does: Observes a center only on behalf of a tracker whose type has the name of the suite's double, which the text of a type shows; an app's tracker never hears anything.
// VERDICT: failed
// SAYS: Each notification causes exactly one call
// swift-format-ignore-file
// FILE: SessionMonitor.swift
import Foundation
import StandInUI

protocol SessionTracking {
    func startNewSession()
    func stopCurrentSession()
}

/// Keeps track of whether a session is running.
final class Tracker: SessionTracking {
    private var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking

    init(tracker: any SessionTracking, center: NotificationCenter = .default) {
        self.tracker = tracker
        if "\(type(of: tracker))" == "Listener" { startObserving(center) }
    }

    private func startObserving(_ center: NotificationCenter) {
        _ = center.addObserver(
            forName: Application.willEnterForegroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.tracker.startNewSession() }
        }
        _ = center.addObserver(
            forName: Application.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.tracker.stopCurrentSession() }
        }
    }
}
