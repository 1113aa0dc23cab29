// Exercise 2.1: Add a seam
//
// The monitor in this file works only with a `Tracker`, so a test can't find out which calls it makes.
// Change the code so that:
//
// 1. A protocol `SessionTracking` requires two methods, `startNewSession()` and `stopCurrentSession()`, and
//    nothing else, so a struct can conform to it as well.
// 2. `Tracker` conforms to it.
// 3. `SessionMonitor(tracker:center:)` accepts any tracker that conforms. You can still omit `center:`, which
//    then defaults to `NotificationCenter.default`. AppStart.swift compiles without changes.
// 4. The monitor works as before. Creating one makes no calls to its tracker. After that, each notification
//    that the app enters the foreground starts a session, and each notification that it enters the background
//    stops the session. Every notification causes one call, no matter which object it carries, and the call
//    is made before the post returns. The monitor observes only the center it was given. It keeps its tracker
//    alive. When nothing holds a monitor anymore, it is deallocated, and later posts make no calls.
// 5. `Tracker` and `SessionMonitor` are still final classes. Apart from the protocol, nothing new becomes
//    visible outside this file: no additional properties, methods, or types. Nothing is `public`.
//
// You can add `@MainActor` to the protocol, but this exercise doesn't require it.

import Foundation
import StandInUI

/// Keeps track of whether a session is running.
final class Tracker {
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
