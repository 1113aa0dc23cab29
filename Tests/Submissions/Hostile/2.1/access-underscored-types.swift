// Does: Makes the tracker of a monitor and a type for statistics visible everywhere, under names that begin with an underscore.
// VERDICT: failed
// SAYS: `SessionMonitor._tracker` is internal: only SessionTracking and its tw
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
    var _hasActiveSession = false

    func startNewSession() {
        _hasActiveSession = true
    }

    func stopCurrentSession() {
        _hasActiveSession = false
    }
}

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
enum _Statistics {
    weak static var latest: SessionMonitor?
    static var monitors: [SessionMonitor] {
        get { latest.map { [$0] } ?? [] }
        set { latest = newValue.last }
    }
}

@MainActor
final class SessionMonitor {
    var _tracker: any SessionTracking

    init(tracker: any SessionTracking, center: NotificationCenter = .default) {
        _tracker = tracker
        _Statistics.monitors.append(self)
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
        _tracker.startNewSession()
    }

    private func endSession() {
        _tracker.stopCurrentSession()
    }
}
