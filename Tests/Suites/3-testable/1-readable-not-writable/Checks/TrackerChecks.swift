import Testing

@testable import TrackerAccess

@MainActor @Suite("The tracker works as before") struct TrackerChecks {
    @Test("A new tracker has no active session")
    func newTracker() {
        expect(Tracker().hasActiveSession, equals: false, "hasActiveSession of a new tracker")
    }

    @Test("Starting leaves the tracker with an active session, also when it had one")
    func start() {
        let tracker = Tracker()
        tracker.startNewSession()
        expect(tracker.hasActiveSession, equals: true, "hasActiveSession after one start")
        tracker.startNewSession()
        expect(tracker.hasActiveSession, equals: true, "hasActiveSession after two starts")
    }

    @Test("Stopping leaves the tracker without a session, also when it had none")
    func stop() {
        let unused = Tracker()
        unused.stopCurrentSession()
        expect(unused.hasActiveSession, equals: false, "hasActiveSession after a stop without a start")

        let used = Tracker()
        used.startNewSession()
        used.stopCurrentSession()
        expect(used.hasActiveSession, equals: false, "hasActiveSession after start and stop")
        used.stopCurrentSession()
        expect(used.hasActiveSession, equals: false, "hasActiveSession after start and two stops")
    }

    @Test("hasActiveSession follows every call")
    func followsEveryCall() {
        let tracker = Tracker()
        expect(tracker.hasActiveSession, equals: false, "hasActiveSession before the first start")
        tracker.startNewSession()
        expect(tracker.hasActiveSession, equals: true, "hasActiveSession after the first start")
        tracker.stopCurrentSession()
        expect(tracker.hasActiveSession, equals: false, "hasActiveSession after the stop")
        tracker.startNewSession()
        expect(tracker.hasActiveSession, equals: true, "hasActiveSession after the second start")
    }
}
