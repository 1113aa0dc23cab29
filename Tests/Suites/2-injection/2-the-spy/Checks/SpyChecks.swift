import Testing

@testable import SessionSpy

/// What a spy heard, told as a learner writes it.
struct Heard: Equatable, ExpressibleByArrayLiteral, CustomDebugStringConvertible {
    private let calls: [SessionTrackingSpy.Call]

    var debugDescription: String {
        let names = calls.map { $0 == .start ? ".start" : $0 == .stop ? ".stop" : "\($0)" }
        return "[" + names.joined(separator: ", ") + "]"
    }

    @MainActor
    init(_ spy: SessionTrackingSpy) {
        calls = spy.calls
    }

    init(arrayLiteral calls: SessionTrackingSpy.Call...) {
        self.calls = calls
    }
}

@MainActor @Suite("The spy records") struct SpyChecks {
    typealias Call = SessionTrackingSpy.Call

    private func spy(after calls: Call...) -> SessionTrackingSpy {
        let spy = SessionTrackingSpy()
        say(calls, to: spy)
        return spy
    }

    private func say(_ calls: [Call], to tracker: any SessionTracking) {
        for call in calls {
            if call == .start { tracker.startNewSession() } else { tracker.stopCurrentSession() }
        }
    }

    @Test("A new spy has heard nothing")
    func newSpy() {
        expect(Heard(SessionTrackingSpy()), equals: [], "calls of a new spy")
    }

    @Test("A start is a start, and a stop is a stop")
    func oneCall() {
        expect(Heard(spy(after: .start)), equals: [.start], "calls after one start")
        expect(Heard(spy(after: .stop)), equals: [.stop], "calls after one stop")
    }

    @Test("The order is kept")
    func order() {
        expect(Heard(spy(after: .start, .stop)), equals: [.start, .stop], "calls after start, stop")
        expect(Heard(spy(after: .stop, .start)), equals: [.stop, .start], "calls after stop, start")
        expect(
            Heard(spy(after: .stop, .start, .stop, .start)),
            equals: [.stop, .start, .stop, .start],
            "calls after stop, start, stop, start"
        )
    }

    @Test("Repeated calls are kept")
    func repeated() {
        expect(Heard(spy(after: .start, .start)), equals: [.start, .start], "calls after two starts")
        expect(
            Heard(spy(after: .start, .stop, .stop, .stop)),
            equals: [.start, .stop, .stop, .stop],
            "calls after one start and three stops"
        )
    }

    @Test("Reading changes nothing, and recording goes on after it")
    func reading() {
        let spy = spy(after: .start)
        expect(Heard(spy), equals: [.start], "calls when read once")
        expect(Heard(spy), equals: [.start], "calls when read again")
        spy.stopCurrentSession()
        expect(Heard(spy), equals: [.start, .stop], "calls after one more stop")
    }

    @Test("Every spy has a list of its own")
    func twoSpies() {
        let (first, second) = (spy(after: .start), spy(after: .stop))
        expect(Heard(first), equals: [.start], "calls of the spy that heard a start")
        expect(Heard(second), equals: [.stop], "calls of the spy that heard a stop")
    }

    @Test("No real tracker starts a session")
    func recordsOnly() {
        let before = Tracker.startedSessions
        say([.start, .stop, .start], to: SessionTrackingSpy())
        expect(Tracker.startedSessions - before, equals: 0, "sessions that real trackers started")
    }
}
