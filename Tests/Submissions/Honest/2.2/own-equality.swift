// Does: Writes `==`, `<` and `hash(into:)` of its enum by hand, and makes the enum `Codable`.
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call: Comparable, Hashable, Codable, CaseIterable, CustomStringConvertible, Sendable {
        case start, stop

        private var rank: UInt8 {
            switch self {
            case .start: 0
            case .stop: 1
            }
        }

        var description: String { self == .start ? "▶︎" : "■" }

        static func == (left: Call, right: Call) -> Bool { left.rank == right.rank }
        static func < (left: Call, right: Call) -> Bool { left.rank < right.rank }
        func hash(into hasher: inout Hasher) { hasher.combine(rank) }
    }

    private(set) var calls = [Call]()

    func startNewSession() { calls += [.start] }
    func stopCurrentSession() { calls += [.stop] }
}

extension SessionTrackingSpy: @MainActor CustomStringConvertible {
    var description: String { calls.map(String.init(describing:)).joined() }

    /// How often this call was received.
    func count(of call: Call) -> Int { calls.count { $0 == call } }
}
