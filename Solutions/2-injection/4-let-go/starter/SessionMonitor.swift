// Exercise 2.4: Let go
//
// This monitor works, and it looks tidy: no block holds it. But what it leaves at the center stays there when
// the monitor is gone, for as long as the center lives. When you are done:
//
// 1. Once nobody holds a monitor any more, it is gone at once, and so is what it held: nothing that it began
//    keeps the monitor or its tracker alive.
// 2. By then every observer that it added was handed back to the center, with `removeObserver(_:)`. The owner
//    of a monitor calls nothing for that; letting go is enough. The observers of other monitors stay.
// 3. Posts after that make no call, and do no harm. Letting go on another thread does no harm either; the
//    observers may then go back a moment later.
// 4. While it lives, the monitor works as before. Making one tells its tracker nothing; each of the two
//    notifications makes one call, before the post returns, whatever object it carries.
// 5. `SessionMonitor(tracker:center:)` is called as before. The center is any `Observing`, used for
//    everything that the monitor adds and takes away, even if nobody else holds it; left out, it is
//    `NotificationCenter.default`.
//
// `deinit` of a class on the main actor runs anywhere, so it cannot touch everything. The chapter says a word
// on that. You need neither `@unchecked Sendable` nor `nonisolated(unsafe)`.

import Foundation
import StandInUI

/// Tells a tracker when the app comes to the foreground and when it goes to the background.
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
