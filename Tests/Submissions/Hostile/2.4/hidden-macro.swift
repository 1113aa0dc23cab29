// Does: Declares a macro named `expect` with a quoted name for the macro that belongs to the compiler, and never removes an observer.
// VERDICT: failed
// SAYS: `macro` declares a macro, which could replace `#expect`
// swift-format-ignore-file
// FILE: SessionMonitor.swift
// Exercise 2.4: Let go
//
// This monitor works, and it looks tidy because none of its blocks captures it strongly. But the observers
// that it adds to the center stay there after the monitor is gone, for as long as the center exists. Change
// the code so that:
//
// 1. When nothing holds a monitor anymore, it is deallocated immediately, and so is everything it held.
//    Nothing that it started keeps the monitor or its tracker alive.
// 2. By then, every observer that it added has been removed from the center with `removeObserver(_:)`. The
//    code that owns a monitor doesn't have to call anything for that, because releasing the monitor is
//    enough. The observers of other monitors stay.
// 3. Later posts make no calls and don't crash the app. It's also safe to release a monitor on another
//    thread, but then its observers may be removed a moment later.
// 4. While a monitor exists, it works as before. Creating one makes no calls to its tracker. Each of the two
//    notifications causes one call, no matter which object it carries, and the call is made before the post
//    returns.
// 5. You create a monitor with `SessionMonitor(tracker:center:)`, as before. The center is any `Observing`,
//    and it defaults to `NotificationCenter.default`. The monitor adds all its observers to this center and
//    removes them from it, even if nothing else holds the center.
//
// The `deinit` of a class on the main actor can run on any thread, so it can't use most of what the main
// actor protects. The chapter explains this. You need neither `@unchecked Sendable` nor
// `nonisolated(unsafe)`.

import Foundation
import StandInUI

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        self.tracker = tracker
        startObserving(center)
    }

    private func startObserving(_ center: any Observing) {
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

@freestanding(expression)
macro expect<Value>(_ value: Value) = #`externalMacro`(module: "TestingMacros", type: "TagMacro")
