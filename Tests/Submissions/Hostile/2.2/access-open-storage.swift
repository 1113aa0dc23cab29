// Does: Answers `calls` from a second list with another name, which all code can change.
// RESIDUAL: a second list with another name can be changed
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    var log: [Call] = []
    var calls: [Call] { log }

    func startNewSession() {
        log.append(.start)
    }

    func stopCurrentSession() {
        log.append(.stop)
    }
}
