// Does: Answers `calls` through dynamic member lookup, whose subscript has a setter that is unavailable with the right words.
// VERDICT: failed
// SAYS: could not check whether tests can empty the list, because the compiler
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
@MainActor
struct Records {
    var calls: [SessionTrackingSpy.Call] = []
}

@MainActor @dynamicMemberLookup
final class SessionTrackingSpy: SessionTracking {
    enum Call {
        case start, stop
    }

    var records = Records()

    subscript<Value>(dynamicMember path: WritableKeyPath<Records, Value>) -> Value {
        get { records[keyPath: path] }
        @available(*, unavailable, message: "setter is inaccessible")
        set { records[keyPath: path] = newValue }
    }

    func startNewSession() {
        records.calls.append(.start)
    }

    func stopCurrentSession() {
        records.calls.append(.stop)
    }
}
