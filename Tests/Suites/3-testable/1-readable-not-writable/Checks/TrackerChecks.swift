import Testing

@testable import TrackerAccess

@MainActor @Suite("The tracker behaves as before") struct TrackerChecks {
    enum Call: String, CaseIterable {
        case start, stop
    }

    /// All sequences of one to six calls, shortest first.
    static let sequences: [[Call]] = (1...6).flatMap { length in
        (1...length).reduce([[]]) { sequences, _ in
            sequences.flatMap { sequence in Call.allCases.map { sequence + [$0] } }
        }
    }

    func perform(_ call: Call, on tracker: Tracker) {
        switch call {
        case .start: tracker.startNewSession()
        case .stop: tracker.stopCurrentSession()
        }
    }

    @Test("A new tracker has no active session")
    func newTracker() {
        expect(Tracker().hasActiveSession, equals: false, "hasActiveSession of a new tracker")

        var answers: [Bool] = []
        for _ in 1...20 {
            let tracker = Tracker()
            answers.append(tracker.hasActiveSession)
            tracker.startNewSession()
        }
        expect(
            answers.count { $0 }, equals: 0,
            "number of new trackers with an active session, out of 20 created and started one after another"
        )
    }

    @Test("Starting leaves the tracker with an active session, even if it already had one")
    func start() {
        let tracker = Tracker()
        tracker.startNewSession()
        expect(tracker.hasActiveSession, equals: true, "hasActiveSession after one start")
        tracker.startNewSession()
        expect(tracker.hasActiveSession, equals: true, "hasActiveSession after two starts")
    }

    @Test("Stopping leaves the tracker without a session, even if it had none")
    func stop() {
        let unused = Tracker()
        unused.stopCurrentSession()
        expect(unused.hasActiveSession, equals: false, "hasActiveSession after a stop without a start")

        let used = Tracker()
        used.startNewSession()
        used.stopCurrentSession()
        expect(used.hasActiveSession, equals: false, "hasActiveSession after a start and a stop")
        used.stopCurrentSession()
        expect(used.hasActiveSession, equals: false, "hasActiveSession after a start and two stops")
    }

    @Test("One stop leaves the tracker without a session, no matter how often it was started")
    func oneStop() {
        for starts in 2...3 {
            let tracker = Tracker()
            for _ in 1...starts { tracker.startNewSession() }
            tracker.stopCurrentSession()
            let answer = tracker.hasActiveSession
            expect(answer, equals: false, "hasActiveSession after \(starts) starts and one stop")
        }
    }

    @Test("After any sequence of starts and stops, hasActiveSession is right")
    func anyOrder() {
        let mixed = (1...301).map { $0.isMultiple(of: 3) ? Call.stop : .start }
        for calls in Self.sequences + [mixed, Array(repeating: .start, count: 256)] {
            let tracker = Tracker()
            for call in calls { perform(call, on: tracker) }
            let answer = tracker.hasActiveSession
            let expected = calls.last == .start
            guard !same(answer, expected) else { continue }
            let names =
                calls.count > 6 ? "\(calls.count) calls" : calls.map(\.rawValue).joined(separator: ", ")
            expect(answer, equals: expected, "hasActiveSession of a new tracker after \(names)")
            return
        }
    }

    @Test("hasActiveSession is up to date after every call")
    func followsEveryCall() {
        let tracker = Tracker()
        // Another check says what a new tracker returns. Here, the first value could be kept by mistake.
        _ = tracker.hasActiveSession
        tracker.startNewSession()
        expect(tracker.hasActiveSession, equals: true, "hasActiveSession after the first start")
        tracker.stopCurrentSession()
        expect(tracker.hasActiveSession, equals: false, "hasActiveSession after the stop")
        tracker.startNewSession()
        expect(tracker.hasActiveSession, equals: true, "hasActiveSession after the second start")
        tracker.stopCurrentSession()
        expect(tracker.hasActiveSession, equals: false, "hasActiveSession after the second stop")
    }

    @Test("Reading hasActiveSession changes nothing")
    func readsTwice() {
        let tracker = Tracker()
        tracker.startNewSession()
        let afterStart = [tracker.hasActiveSession, tracker.hasActiveSession]
        expect(afterStart, equals: [true, true], "hasActiveSession, read twice after a start")
        let stopped = Tracker()
        stopped.startNewSession()
        stopped.stopCurrentSession()
        let afterStop = [stopped.hasActiveSession, stopped.hasActiveSession]
        expect(afterStop, equals: [false, false], "hasActiveSession, read twice after a stop")
    }

    @Test("hasActiveSession stays the same while other trackers start and stop")
    func twoTrackers() {
        // Each property is read only once, because another check finds out what reading changes.
        let (first, idle) = (Tracker(), Tracker())
        first.startNewSession()
        expect(
            idle.hasActiveSession, equals: false,
            "hasActiveSession of a new tracker after another one started")

        let (second, starting) = (Tracker(), Tracker())
        second.startNewSession()
        starting.startNewSession()
        expect(
            second.hasActiveSession, equals: true,
            "hasActiveSession of a started tracker after another one started")

        let (third, stopping) = (Tracker(), Tracker())
        third.startNewSession()
        stopping.startNewSession()
        stopping.stopCurrentSession()
        expect(
            third.hasActiveSession, equals: true,
            "hasActiveSession of a started tracker after another one stopped")

        let fourth = Tracker()
        fourth.startNewSession()
        let later = Tracker()
        expect(
            fourth.hasActiveSession, equals: true,
            "hasActiveSession of a started tracker after another one was created")
        expect(later.hasActiveSession, equals: false, "hasActiveSession of a tracker that was created later")
    }

    @Test("A tracker stays active when another one is stopped or deallocated")
    func threeTrackers() {
        for chosen in 0..<3 {
            let trackers = [Tracker(), Tracker(), Tracker()]
            for tracker in trackers { tracker.startNewSession() }
            trackers[chosen].stopCurrentSession()
            let what = "hasActiveSession of three started trackers after only number \(chosen + 1) stopped"
            expect(trackers.map { $0.hasActiveSession }, equals: (0..<3).map { !same($0, chosen) }, what)
        }

        let remaining = Tracker()
        remaining.startNewSession()
        Tracker().startNewSession()
        expect(
            remaining.hasActiveSession, equals: true,
            "hasActiveSession of a started tracker after another started one was deallocated"
        )
    }
}
