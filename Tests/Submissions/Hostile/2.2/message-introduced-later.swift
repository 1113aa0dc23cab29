// Does: Declares a setter that no version of Swift has yet, so that the compiler reports the message about an inaccessible setter.
// VERDICT: failed
// SAYS: could not check whether tests can empty the list, because the compiler
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    private var heard: [Call] = []

    var calls: [Call] {
        get { heard }
        @available(swift, introduced: 99.0, message: "the setter is inaccessible")
        set { heard = newValue }
    }

    func startNewSession() {
        heard.append(.start)
    }

    func stopCurrentSession() {
        heard.append(.stop)
    }
}
