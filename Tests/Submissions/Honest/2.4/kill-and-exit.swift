// Does: Ends observations with methods named `kill()` and `exit()`, and stores the tokens under enum cases.
// swift-format-ignore-file
// FILE: SessionMonitor.swift
import Foundation
import StandInUI

private enum Event: Int, CaseIterable, CodingKeyRepresentable {
    case enter, exit

    var name: Notification.Name {
        [Application.willEnterForegroundNotification, Application.didEnterBackgroundNotification][rawValue]
    }

    var codingKey: any CodingKey { Key(intValue: rawValue) }

    init?(codingKey: some CodingKey) { self.init(rawValue: codingKey.intValue ?? -1) }

    private struct Key: CodingKey {
        var intValue: Int?
        var stringValue: String
        init(intValue: Int) { (self.intValue, stringValue) = (intValue, "\(intValue)") }
        init?(stringValue: String) { return nil }
    }
}

private final class Watch {
    private let center: any Observing
    private var tokens: [Event: any NSObjectProtocol] = [:]

    init(_ center: any Observing) { self.center = center }

    func watch(_ event: Event, _ block: @escaping @Sendable (Notification) -> Void) {
        kill(event)
        tokens[event] = center.addObserver(forName: event.name, object: nil, queue: .none, using: block)
    }

    private func kill(_ event: Event) {
        guard let token = tokens.removeValue(forKey: event) else { return }
        center.removeObserver(token)
    }

    deinit { Event.allCases.forEach { kill($0) } }
}

@MainActor
final class SessionMonitor
{
    private let tracker: any SessionTracking
    private let watch: Watch

    init(tracker: any SessionTracking, center: any Observing = NotificationCenter.default)
    {
        (self.tracker, watch) = (tracker, Watch(center))
        watch.watch(.enter) { [weak self] _ in MainActor.assumeIsolated { self?.enter() } }
        watch.watch(.exit) { [weak self] _ in MainActor.assumeIsolated { self?.exit() } }
    }

    private func enter() { tracker.startNewSession() }
    private func exit() { tracker.stopCurrentSession() }
}
