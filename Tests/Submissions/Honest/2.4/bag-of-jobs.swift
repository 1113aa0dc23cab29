// Does: Collects cleanup jobs in a private bag with `+=`, and runs them in its `deinit`.
// swift-format-ignore-file
// FILE: SessionMonitor.swift
import Foundation
import StandInUI

/// Runs jobs when it is deallocated. (It doesn't need `atexit`: the app goes on.)
private final class Bag {
    typealias Job = () -> Void
    private var jobs: [Job] = []

    static func += (bag: Bag, job: @escaping Job) { bag.jobs.append(job) }

    deinit { for job in jobs.reversed() { job() } }
}

extension Observing {
    /// Adds an observer that calls the handler on the main actor, and returns a job that removes it.
    fileprivate func on(_ name: Notification.Name, _ handler: @escaping @MainActor () -> Void) -> Bag.Job {
        let token = addObserver(forName: name, object: nil, queue: nil) { _ in MainActor.assumeIsolated(handler) }
        return { [self] in removeObserver(token) }
    }
}

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking
    private let bag = Bag()

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        self.tracker = tracker
        bag += center.on(Application.willEnterForegroundNotification) { [weak self] in
            self?.tracker.startNewSession()
        }
        bag += center.on(Application.didEnterBackgroundNotification) { [weak self] in
            self?.tracker.stopCurrentSession()
        }
    }
}
