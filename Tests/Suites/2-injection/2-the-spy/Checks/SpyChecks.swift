import Testing

@testable import SessionSpy

/// The calls that a spy recorded, described as a learner would write them.
struct Heard: ComparableByText, ExpressibleByArrayLiteral {
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

    init(_ calls: some Sequence<SessionTrackingSpy.Call>) {
        self.calls = Array(calls)
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

    @Test("A new spy has an empty list")
    func newSpy() {
        let earlier = spy(after: .start)
        expect(Heard(SessionTrackingSpy()), equals: [], "calls of a new spy, created after another spy")
        withExtendedLifetime(earlier) {}
    }

    @Test("A start is recorded as .start, and a stop as .stop")
    func oneCall() {
        expect(Heard(spy(after: .start)), equals: [.start], "calls after one start")
        expect(Heard(spy(after: .stop)), equals: [.stop], "calls after one stop")
        expect(Call.start == Call.stop, equals: false, ".start == .stop")
    }

    @Test("Calls are recorded in order")
    func order() {
        expect(Heard(spy(after: .start, .stop)), equals: [.start, .stop], "calls after start, stop")
        expect(Heard(spy(after: .stop, .start)), equals: [.stop, .start], "calls after stop, start")
        expect(
            Heard(spy(after: .stop, .start, .stop, .start)),
            equals: [.stop, .start, .stop, .start],
            "calls after stop, start, stop, start"
        )
    }

    @Test("Repeated calls are recorded")
    func repeated() {
        expect(Heard(spy(after: .start, .start)), equals: [.start, .start], "calls after two starts")
        expect(
            Heard(spy(after: .start, .stop, .stop, .stop)),
            equals: [.start, .stop, .stop, .stop],
            "calls after one start and three stops"
        )
    }

    @Test("A long list contains every call from the first to the last")
    func long() {
        let runs = (1...20).flatMap { length in
            Array(repeating: Call.stop, count: length) + Array(repeating: Call.start, count: length)
        }
        let spy = SessionTrackingSpy()
        say(runs, to: spy)
        let heard = spy.calls
        expect(heard.count, equals: runs.count, "number of calls in the list after \(runs.count) calls")
        for (number, (call, expected)) in zip(1..., zip(heard, runs)) where call != expected {
            expect(Heard([call]), equals: Heard([expected]), "call number \(number) of \(runs.count)")
            break
        }
    }

    @Test("Reading the list changes nothing, and recording continues afterward")
    func reading() {
        let spy = spy(after: .start)
        expect(Heard(spy), equals: [.start], "calls on the first read")
        expect(Heard(spy), equals: [.start], "calls on the second read")
        spy.stopCurrentSession()
        expect(Heard(spy), equals: [.start, .stop], "calls after one more stop")
    }

    @Test("Every spy has its own list")
    func twoSpies() {
        let (first, second) = (spy(after: .start), spy(after: .stop))
        expect(Heard(first), equals: [.start], "calls of the spy that received a start")
        expect(Heard(second), equals: [.stop], "calls of the spy that received a stop")
        let third = SessionTrackingSpy()
        say([.stop, .stop], to: first)
        say([.start], to: second)
        expect(Heard(third), equals: [], "calls of a third spy that received none")
        expect(Heard(first), equals: [.start, .stop, .stop], "calls of the first spy after two more stops")
        expect(Heard(second), equals: [.stop, .start], "calls of the second spy after one more start")
    }

    @Test("No real tracker starts a session")
    func recordsOnly() async {
        let before = Tracker.startedSessions
        let spy = SessionTrackingSpy()
        for _ in 1...20 { say([.start, .start, .stop], to: spy) }
        expect(Tracker.startedSessions - before, equals: 0, "sessions that real trackers started")
        for _ in 1...100 { await Task.yield() }
        expect(
            Tracker.startedSessions - before, equals: 0,
            "sessions that real trackers started, counted a moment later")
        withExtendedLifetime(spy) {}
    }
}
