// Does: Declares an `expect` for values that can be written as list literals, and records every call as a start.
// VERDICT: failed
// SAYS: `expect(_:equals:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call { case start, stop }

    private(set) var calls: [Call] = []

    func startNewSession() { calls.append(.start) }

    func stopCurrentSession() { calls.append(.start) }
}

func expect<List: ExpressibleByArrayLiteral & Equatable>(
    _ actual: List, equals expected: List, _ what: String
) {}

func zip(_ numbers: PartialRangeFrom<Int>, _ calls: some Sequence) -> [(Int, (SessionTrackingSpy.Call, SessionTrackingSpy.Call))] { [] }
