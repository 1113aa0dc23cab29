import Testing

@testable import SessionSpy

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
        expect(SessionTrackingSpy().calls, equals: [], "calls of a new spy")
    }

    @Test("A start is a start, and a stop is a stop")
    func oneCall() {
        expect(spy(after: .start).calls, equals: [.start], "calls after one start")
        expect(spy(after: .stop).calls, equals: [.stop], "calls after one stop")
    }

    @Test("The order is kept")
    func order() {
        expect(spy(after: .start, .stop).calls, equals: [.start, .stop], "calls after start, stop")
        expect(spy(after: .stop, .start).calls, equals: [.stop, .start], "calls after stop, start")
        expect(
            spy(after: .stop, .start, .stop, .start).calls,
            equals: [.stop, .start, .stop, .start],
            "calls after stop, start, stop, start"
        )
    }

    @Test("Repeated calls are kept")
    func repeated() {
        expect(spy(after: .start, .start).calls, equals: [.start, .start], "calls after two starts")
        expect(
            spy(after: .start, .stop, .stop, .stop).calls,
            equals: [.start, .stop, .stop, .stop],
            "calls after one start and three stops"
        )
    }

    @Test("Reading changes nothing, and recording goes on after it")
    func reading() {
        let spy = spy(after: .start)
        expect(spy.calls, equals: [.start], "calls when read once")
        expect(spy.calls, equals: [.start], "calls when read again")
        spy.stopCurrentSession()
        expect(spy.calls, equals: [.start, .stop], "calls after one more stop")
    }

    @Test("Every spy has a list of its own")
    func twoSpies() {
        let (first, second) = (spy(after: .start), spy(after: .stop))
        expect(first.calls, equals: [.start], "calls of the spy that heard a start")
        expect(second.calls, equals: [.stop], "calls of the spy that heard a stop")
    }

    @Test("No real tracker starts a session")
    func recordsOnly() {
        let before = Tracker.startedSessions
        say([.start, .stop, .start], to: SessionTrackingSpy())
        expect(Tracker.startedSessions - before, equals: 0, "sessions that real trackers started")
    }
}
