// Does: Adds a `record` to `Issue` through an underscored protocol that reports each failure as a known issue.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: StubProfileViewController.swift
import Testing

final class StubProfileViewController: ProfileViewController {
    var loadedProfile: UserProfile?
    private(set) var loadCount = 0

    override func loadProfile(_ completion: (UserProfile?) -> Void) {}
}

public protocol _Reporting {}

extension _Reporting {
    @discardableResult
    public static func record(_ text: String, sourceLocation: SourceLocation) -> Bool {
        guard !text.hasPrefix(": ") else {
            Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
            return false
        }
        withKnownIssue { _ = Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation) }
        return true
    }
}

extension Issue: _Reporting {}
