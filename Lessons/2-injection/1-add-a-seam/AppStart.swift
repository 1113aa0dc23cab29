// Given: the code in the app that creates monitors. Don't change this file.

import Foundation

/// Creates the objects that exist as long as the app runs.
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
