// Does: Keeps the calls of the spy in an `@Observable` class with a nested type named Key.
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
import Observation

@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call: String, Sendable { case start, stop }

    @MainActor @Observable
    final class Log {
        struct Key: Hashable { let number: Int }
        fileprivate(set) var entries: [Key: Call] = [:]
        var inOrder: [Call] { entries.sorted { $0.key.number < $1.key.number }.map(\.value) }
        fileprivate subscript(next call: Call) -> Void {
            get { entries[Key(number: entries.count)] = call }
        }
    }

    let log = Log()

    var calls: [Call] { log.inOrder }

    func startNewSession() { log[next: .start] }
    func stopCurrentSession() { log[next: .stop] }
}
