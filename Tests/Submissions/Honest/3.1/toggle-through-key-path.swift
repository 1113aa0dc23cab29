// Does: Sets the property through a reference-writable key path and a private operator.
// swift-format-ignore-file
// FILE: Tracker.swift
infix operator ← : AssignmentPrecedence

private func ← <Root, Value>(target: (root: Root, path: ReferenceWritableKeyPath<Root, Value>), value: Value) {
    target.root[keyPath: target.path] = value
}

/// Knows whether a session is running.
final class Tracker
{
    private(set) var hasActiveSession: Bool = { false }();

    func startNewSession() { (self, \.hasActiveSession) ← true; }
    func stopCurrentSession() { (self, \.hasActiveSession) ← false; }
}
