import Foundation
import StandInUI

@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking
    private let bag = CancelBag()

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        self.tracker = tracker
        observe(Application.willEnterForegroundNotification, at: center) { $0.startNewSession() }
        observe(Application.didEnterBackgroundNotification, at: center) { $0.stopCurrentSession() }
    }

    private func observe(
        _ name: Notification.Name, at center: any Observing,
        _ action: @escaping @MainActor (any SessionTracking) -> Void
    ) {
        let token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self else { return }
                action(self.tracker)
            }
        }
        bag.onDeinit { center.removeObserver(token) }
    }
}

/// Runs the actions added to it when it is deallocated.
final class CancelBag {
    private var actions: [() -> Void] = []

    func onDeinit(_ action: @escaping () -> Void) {
        actions.append(action)
    }

    deinit {
        for action in actions.reversed() { action() }
    }
}
