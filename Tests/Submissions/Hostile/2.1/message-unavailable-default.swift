// Does: Gives both requirements a default that does nothing, and marks it as unavailable with the words about a missing conformance.
// VERDICT: failed
// SAYS: could not check whether a struct without startNewSession() conforms to
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

extension SessionTracking {
    @available(*, unavailable, message: "does not conform to protocol")
    func startNewSession() {}

    @available(*, unavailable, message: "does not conform to protocol")
    func stopCurrentSession() {}
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
        startObserving(center)
    }

    private func startObserving(_ center: NotificationCenter) {
        _ = center.addObserver(
            forName: Application.willEnterForegroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.startSession() }
        }
        _ = center.addObserver(
            forName: Application.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.endSession() }
        }
    }

    private func startSession() {
        tracker.startNewSession()
    }

    private func endSession() {
        tracker.stopCurrentSession()
    }
}
