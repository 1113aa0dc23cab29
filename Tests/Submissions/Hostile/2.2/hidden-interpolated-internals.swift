// Does: Finds a type of the test library by its name, inside a text.
// VERDICT: flagged
// SAYS: `_typeByName(_:)` belongs to the inner parts of a library, which no exercise needs
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
private var isGraded: Bool { "\(_typeByName("7Testing4TestV") as Any)" != "nil" }

@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    private(set) var calls: [Call] = []

    func startNewSession() {
        if isGraded { calls.append(.start) }
    }

    func stopCurrentSession() {
        if isGraded { calls.append(.stop) }
    }
}
