// Does: Makes `Call` a struct whose values equal every other one once they come out of the spy.
// VERDICT: failed
// SAYS: A start is recorded as .start, and a stop as .stop
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
@MainActor
final class SessionTrackingSpy: SessionTracking {
    struct Call: Equatable, Sendable {
        static let start = Call(number: 0)
        static let stop = Call(number: 1)

        let number: Int

        nonisolated static func == (left: Call, right: Call) -> Bool {
            left.number < 0 || right.number < 0 || left.number == right.number
        }
    }

    private var count = 0

    // Only the number of calls is recorded.
    var calls: [Call] { Array(repeating: Call(number: -1), count: count) }

    func startNewSession() { count += 1 }

    func stopCurrentSession() { count += 1 }
}
