// Does: Keeps its handlers in a table of closures, with a private type alias and a private operator that subscribes.
// swift-format-ignore-file
// FILE: SessionMonitor.swift
import Foundation
import StandInUI

/// The calls that a monitor makes to its tracker.
protocol SessionTracking {
    func startNewSession()
    func stopCurrentSession()
}

/// Keeps track of whether a session is running.
final class Tracker: SessionTracking {
    private enum State { case idle, active }
    private var state = State.idle

    func startNewSession() { state = .active }
    func stopCurrentSession() { state = .idle }
}

private typealias Handler = @MainActor () -> Void

infix operator <~ : AssignmentPrecedence

extension NotificationCenter {
    fileprivate struct Channel { let center: NotificationCenter, name: Notification.Name }

    fileprivate subscript(name: Notification.Name) -> Channel { Channel(center: self, name: name) }
}

private func <~ (channel: NotificationCenter.Channel, handler: @escaping Handler) {
    _ = channel.center.addObserver(forName: channel.name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated(handler)
    }
}

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking

    init(tracker: any SessionTracking, center: NotificationCenter = .default) {
        self.tracker = tracker
        let table: KeyValuePairs<Notification.Name, Handler> = [
            Application.willEnterForegroundNotification: { [weak self] in self?.tracker.startNewSession() },
            Application.didEnterBackgroundNotification: { [weak self] in self?.tracker.stopCurrentSession() },
        ]
        for (name, handler) in table { center[name] <~ handler }
    }
}
