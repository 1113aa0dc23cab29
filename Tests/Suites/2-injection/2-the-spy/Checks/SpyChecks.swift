import Testing

@testable import SessionSpy

/// The calls that a spy recorded, described as a learner would write them.
struct Heard: ComparableByText, ExpressibleByArrayLiteral {
    private let calls: [SessionTrackingSpy.Call]

    var debugDescription: String {
        let names = calls.map { $0 == .start ? ".start" : $0 == .stop ? ".stop" : "\($0)" }
        return "[" + names.joined(separator: ", ") + "]"
    }

    var starts: Int { calls.count { $0 == .start } }
    var stops: Int { calls.count { $0 == .stop } }

    init(arrayLiteral calls: SessionTrackingSpy.Call...) {
        self.calls = calls
    }

    init(_ calls: some Sequence<SessionTrackingSpy.Call>) {
        self.calls = Array(calls)
    }

    /// Returns the number of the first call that differs, counted from 1, with both calls.
    func firstDifference(from other: Heard) -> (number: Int, Heard, Heard)? {
        for (number, (call, expected)) in zip(1..., zip(calls, other.calls)) where call != expected {
            return (number, [call], [expected])
        }
        return nil
    }
}

/// A new spy, and what its list already contained when it was created.
///
/// If all spies share one list, only the checks that two spies are independent should fail.
@MainActor
struct NewSpy {
    private let spy: SessionTrackingSpy
    private let inherited: Int

    var heard: Heard {
        let calls = spy.calls
        return Heard(zip(1..., calls).filter { $0.0 > inherited }.map { $0.1 })
    }

    init(after calls: SessionTrackingSpy.Call...) {
        inherited = SessionTrackingSpy().calls.count
        spy = SessionTrackingSpy()
        say(calls)
    }

    func say(_ calls: [SessionTrackingSpy.Call]) {
        let tracker: any SessionTracking = spy
        for call in calls {
            if call == .start { tracker.startNewSession() } else { tracker.stopCurrentSession() }
        }
    }
}

@MainActor @Suite("The spy records") struct SpyChecks {
    typealias Call = SessionTrackingSpy.Call

    /// Runs of stops and starts that get longer and longer.
    private let runs = (1...20).flatMap { length in
        Array(repeating: Call.stop, count: length) + Array(repeating: Call.start, count: length)
    }

    @Test("A new spy has an empty list")
    func newSpy() {
        let earlier = SessionTrackingSpy()
        earlier.startNewSession()
        expect(
            Heard(SessionTrackingSpy().calls), equals: [],
            "calls of a new spy, created after another spy received a start")
        withExtendedLifetime(earlier) {}
    }

    @Test("Every spy has its own list")
    func twoSpies() {
        let (idle, first) = (SessionTrackingSpy(), SessionTrackingSpy())
        first.startNewSession()
        let second = SessionTrackingSpy()
        second.stopCurrentSession()
        expect(Heard(idle.calls), equals: [], "calls of a spy that received none, while two others did")
        expect(Heard(first.calls), equals: [.start], "calls of a spy that received only a start")
        let starts = Heard(second.calls).starts
        expect(starts, equals: 0, "starts in the list of a spy that received only a stop")
    }

    @Test("A start is recorded as .start, and a stop as .stop")
    func oneCall() {
        expect(NewSpy(after: .start).heard, equals: [.start], "calls after one start")
        expect(NewSpy(after: .stop).heard, equals: [.stop], "calls after one stop")
        expect(Call.start == Call.stop, equals: false, ".start == .stop")
    }

    @Test("Earlier calls stay in the list when a new one is recorded")
    func earlier() {
        let heard = NewSpy(after: .start, .stop).heard
        expect(heard.starts, equals: 1, "starts in the list after a start and a stop")
        let longer = NewSpy(after: .start, .stop, .start).heard
        expect(longer.stops, equals: 1, "stops in the list after a start, a stop, and a start")
    }

    @Test("Recorded calls are in the order in which they were made")
    func order() {
        for (calls, text) in [
            ([.start, .stop], "start, stop"), ([.stop, .start], "stop, start"),
            ([.stop, .start, .stop, .start], "stop, start, stop, start"),
        ] as [([Call], String)] {
            let spy = NewSpy()
            spy.say(calls)
            let (heard, expected) = (spy.heard, Heard(calls))
            // If calls are missing, other checks fail.
            if same(heard.starts, expected.starts), same(heard.stops, expected.stops) {
                expect(heard, equals: expected, "calls after \(text)")
            } else {
                notJudged()
            }
        }
        let spy = NewSpy()
        spy.say(runs)
        let (heard, expected) = (spy.heard, Heard(runs))
        guard same(heard.starts, expected.starts), same(heard.stops, expected.stops) else {
            return notJudged()
        }
        if let (number, call, expectedCall) = heard.firstDifference(from: expected) {
            expect(call, equals: expectedCall, "call number \(number) of \(runs.count)")
        }
    }

    @Test("Repeated calls are all recorded")
    func repeated() {
        expect(NewSpy(after: .start, .start).heard.starts, equals: 2, "starts in the list after two starts")
        expect(
            NewSpy(after: .start, .stop, .stop, .stop).heard.stops, equals: 3,
            "stops in the list after a start and three stops")
    }

    @Test("A long list contains every call")
    func long() {
        let spy = NewSpy()
        spy.say(runs)
        let (heard, expected) = (spy.heard, Heard(runs))
        let text = "in the list after \(expected.starts) starts and \(expected.stops) stops"
        expect(heard.starts, equals: expected.starts, "starts \(text)")
        expect(heard.stops, equals: expected.stops, "stops \(text)")
    }

    @Test("The list stays the same when it is read")
    func reading() {
        let unread = NewSpy(after: .start, .stop).heard
        let spy = NewSpy(after: .start)
        let first = spy.heard
        expect(spy.heard, equals: first, "calls on a second read, right after the first")
        spy.say([.stop])
        expect(spy.heard, equals: unread, "calls after a start, two reads, and a stop")
    }

    @Test("The spy only records, and real trackers stay unused")
    func recordsOnly() async {
        let before = Tracker.startedSessions
        let spy = NewSpy()
        for _ in 1...20 { spy.say([.start, .start, .stop]) }
        let atOnce = Tracker.startedSessions - before
        expect(atOnce, equals: 0, "sessions that real trackers started")
        for _ in 1...100 { await Task.yield() }
        expect(
            Tracker.startedSessions - before - atOnce, equals: 0,
            "sessions that real trackers started a moment later")
        withExtendedLifetime(spy) {}
    }
}
