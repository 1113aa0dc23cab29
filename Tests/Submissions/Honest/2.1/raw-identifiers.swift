// Does: Names its private methods with raw identifiers, and compiles parts only on some platforms.
// swift-format-ignore-file
// FILE: SessionMonitor.swift
#if canImport(FoundationEssentials)
import FoundationEssentials
#endif
import Foundation
import StandInUI

@MainActor
protocol SessionTracking {
    func startNewSession()
    func stopCurrentSession()
}

#if os(Linux)
private let platform = "Linux"
#elseif os(macOS)
private let platform = "macOS"
#else
private let platform = "somewhere else"
#endif

final class Tracker: SessionTracking {
    private var `is a session running?` = false

    func startNewSession() { `is a session running?` = true }
    func stopCurrentSession() { `is a session running?` = false }
}

@MainActor
final class SessionMonitor {
    private enum Trip: CaseIterable {
        case `into the foreground`, `into the background`

        var notification: Notification.Name {
            switch self {
            case .`into the foreground`: Application.willEnterForegroundNotification
            case .`into the background`: Application.didEnterBackgroundNotification
            }
        }
    }

    private let `the one to tell`: any SessionTracking

    init(tracker: any SessionTracking, center: NotificationCenter = .default) {
        `the one to tell` = tracker
        precondition(!platform.isEmpty, "This app has to run somewhere.")
        for trip in Trip.allCases { `watch for`(trip, center) }
    }

    private func `watch for`(_ trip: Trip, _ center: NotificationCenter) {
        _ = center.addObserver(forName: trip.notification, object: nil, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.`tell the tracker about`(trip) }
        }
    }

    private func `tell the tracker about`(_ trip: Trip) {
        switch trip {
        case .`into the foreground`: `the one to tell`.startNewSession()
        case .`into the background`: `the one to tell`.stopCurrentSession()
        }
    }
}
