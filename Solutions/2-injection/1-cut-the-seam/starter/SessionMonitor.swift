// Exercise 2.1: Cut the seam
//
// The monitor below can only ever speak to a `Tracker`, and no test can hear what it says. When you are done:
//
// 1. A protocol `SessionTracking` asks for two methods, `startNewSession()` and `stopCurrentSession()`, and
//    for nothing more.
// 2. `Tracker` conforms to it.
// 3. `SessionMonitor(tracker:center:)` takes any tracker that conforms. The center can still be left out, and
//    is then `NotificationCenter.default`; AppStart.swift, which you do not change, compiles.
// 4. The monitor works as before. Making one tells its tracker nothing. After that, each notification that
//    the app comes to the foreground starts a session, and each one that it went to the background stops the
//    session: one call each, made before the post returns, whatever object the notification carries. It
//    hears the center that it was given and no other. It keeps its tracker alive. A monitor that nobody holds
//    any more is gone, and later posts make no calls.
// 5. `Tracker` and `SessionMonitor` are still final classes, and apart from the protocol nothing becomes
//    visible outside this file: no further properties, methods or types, and nothing is `public`.
//
// `@MainActor` in front of the protocol is welcome, and not needed here.

import Foundation
import StandInUI

/// Knows whether a session is running.
final class Tracker {
    private var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}

/// Tells a tracker when the app comes to the foreground and when it goes to the background.
@MainActor
final class SessionMonitor {
    private let tracker: Tracker

    init(tracker: Tracker, center: NotificationCenter = .default) {
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
