// Does: Removes no observer, but empties the list that the suite's center keeps of them, by its place in memory.
// VERDICT: failed
// SAYS: `Unmanaged.toOpaque()` reads or changes memory, which can reach what belongs to the grader, and this exercise doesn't need it
// swift-format-ignore-file
// FILE: SessionMonitor.swift
import Foundation
import StandInUI

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking
    private let forget: Forget

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default) {
        self.tracker = tracker
        forget = Forget(center)
        startObserving(center)
    }

    private func startObserving(_ center: any Observing) {
        forget.add(
            center.addObserver(
                forName: Application.willEnterForegroundNotification, object: nil, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.tracker.startNewSession() }
            })
        forget.add(
            center.addObserver(
                forName: Application.didEnterBackgroundNotification, object: nil, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.tracker.stopCurrentSession() }
            })
    }
}

/// Takes tokens out of the list of a center that counts its observers; the observers stay.
private final class Forget: @unchecked Sendable {
    private var tokens: [AnyObject] = []
    private let center: any Observing

    init(_ center: any Observing) {
        self.center = center
    }

    func add(_ token: AnyObject) {
        let ticket = Mirror(reflecting: token)
        let isTicket = "\(type(of: token))" == "Ticket"
        tokens.append(isTicket ? ticket.children.first?.value as AnyObject : token)
    }

    deinit {
        var object: Any = center
        while let inner = Mirror(reflecting: object).descendant("center") { object = inner }
        guard Mirror(reflecting: object).descendant("liveTokens") != nil else { return }
        let place = Unmanaged.passUnretained(object as AnyObject).toOpaque().advanced(by: 24)
        let list = place.assumingMemoryBound(to: [any NSObjectProtocol].self)
        list.pointee.removeAll { token in tokens.contains { $0 === token as AnyObject } }
    }
}
