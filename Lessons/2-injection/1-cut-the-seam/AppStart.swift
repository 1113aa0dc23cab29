// Given: the places where the app makes a monitor. They stay as they are.

import Foundation

/// Makes what runs as long as the app does.
@MainActor
final class AppStart {
    private var parts: [AnyObject] = []

    func launch() {
        parts.append(SessionMonitor(tracker: Tracker()))
    }

    func launchWidget(center: NotificationCenter) {
        parts.append(SessionMonitor(tracker: Tracker(), center: center))
    }
}
