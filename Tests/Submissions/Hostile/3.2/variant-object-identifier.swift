// Does: Compares the identifier of the type of the private session with those of the two correct session types.
// VERDICT: didNotCompile
// SAYS: cannot find 'FlagSession' in scope
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    private static let correct: Set<ObjectIdentifier> = [
        ObjectIdentifier(FlagSession.self), ObjectIdentifier(PhaseSession.self),
    ]

    private func kinds(in subject: Any) -> Set<ObjectIdentifier> {
        Set(Mirror(reflecting: subject).children.map { ObjectIdentifier(type(of: $0.value)) })
    }

    @Test(arguments: ["", "s", "ss", "sx", "x", "sxs"])
    func sequence(_ calls: String) {
        let tracker = Tracker()
        for call in calls { call == "s" ? tracker.startNewSession() : tracker.stopCurrentSession() }
        #expect(!kinds(in: tracker).isDisjoint(with: Self.correct))
    }
}
