// Does: Adds no declaration that anybody can see, but lets any code turn the flag on with a notification.
// RESIDUAL: a notification changes the flag
// swift-format-ignore-file
// FILE: Tracker.swift
import Foundation

/// Knows whether a session is running.
final class Tracker: @unchecked Sendable {
    private(set) var hasActiveSession = false

    init() {
        for isOn in [true, false] {
            _ = NotificationCenter.default.addObserver(
                forName: .init("session \(isOn)"), object: nil, queue: nil
            ) { [weak self] _ in self?.hasActiveSession = isOn }
        }
    }

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}
