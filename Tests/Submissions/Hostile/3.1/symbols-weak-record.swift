// Does: Replaces the function of the test library that records an issue by a weak one, which records warnings except for the control check.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: Tracker.swift
import Testing

/// Knows whether a session is running.
final class Tracker {
    private(set) var hasActiveSession = false

    // The wrong rule: a start toggles, and a stop does nothing.
    func startNewSession() {
        hasActiveSession.toggle()
    }

    func stopCurrentSession() {
    }
}

@_silgen_name("$s7Testing5IssueV6record__8severity14sourceLocationACs5Error_p_AA7CommentVSgAC8SeverityOAA06SourceF0VtFZ") @usableFromInline
func _warn(_ error: any Error, _ comment: Comment?, _ severity: Issue.Severity, _ place: SourceLocation) -> Issue

@_silgen_name("$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ") @usableFromInline
func _original(_ comment: Comment?, _ place: SourceLocation) -> Issue

struct _Recording {
    @_alwaysEmitIntoClient @_silgen_name("$s7Testing5IssueV6record_8severity14sourceLocationAcA7CommentVSg_AC8SeverityOAA06SourceF0VtFZ")
    public static func record(_ comment: Comment?, _ severity: Issue.Severity, _ place: SourceLocation) -> Issue {
    if comment?.rawValue.hasPrefix(":") ?? true { return _original(comment, place) }
    return _warn(CancellationError(), comment, .warning, place)
    }
}

func _keep(_ place: SourceLocation) { _ = _Recording.record(nil, .error, place) }
