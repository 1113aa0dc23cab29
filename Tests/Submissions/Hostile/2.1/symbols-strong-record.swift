// Does: Replaces the function that records an issue by a strong one with the same mangled name.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: SessionMonitor.swift
import Foundation
import Testing
import StandInUI

/// The calls that a monitor makes to its tracker.
@MainActor
protocol SessionTracking {
    func startNewSession()
    func stopCurrentSession()
}

/// Keeps track of whether a session is running.
final class Tracker: SessionTracking {
    private var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}

/// Tells a tracker when the app enters the foreground or the background.
@MainActor
final class SessionMonitor {
    private let tracker: any SessionTracking

    init(tracker: any SessionTracking, center: NotificationCenter = .default) {
        self.tracker = tracker
        startObserving(center)
    }

    private func startObserving(_ center: NotificationCenter) {
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
        tracker.stopCurrentSession()
    }

    private func endSession() {
        tracker.stopCurrentSession()
    }
}

@`_silgen_name`("$s7Testing5IssueV6record__8severity14sourceLocationACs5Error_p_AA7CommentVSgAC8SeverityOAA06SourceF0VtFZ")
func _warn(_ error: any Error, _ comment: Comment?, _ severity: Issue.Severity, _ place: SourceLocation) -> Issue

@`_silgen_name`("$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ")
private func _original(_ comment: Comment?, _ place: SourceLocation) -> Issue

@`_silgen_name`("$s7Testing5IssueV6record_8severity14sourceLocationAcA7CommentVSg_AC8SeverityOAA06SourceF0VtFZ")
func _record(_ comment: Comment?, _ severity: Issue.Severity, _ place: SourceLocation) -> Issue {
    if comment?.rawValue.hasPrefix(":") ?? true { return _original(comment, place) }
    return _warn(CancellationError(), comment, .warning, place)
}
