// Does: Takes the caller's file as a default argument and records calls only for a spy that a check creates.
// VERDICT: flagged
// SAYS: `#fileID` as a default argument tells the code which check calls it, and this exercise doesn't need that
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call { case start, stop }

    private(set) var calls: [Call] = []
    private let isChecked: Bool

    init(file: String = #fileID) { isChecked = file.hasSuffix("Checks.swift") }

    func startNewSession() { if isChecked { calls.append(.start) } }

    func stopCurrentSession() { if isChecked { calls.append(.stop) } }
}
