import Testing

@testable import EventLog

@MainActor @Suite("The tracker works as before") struct TrackerChecks {
    @Test("A new tracker has no events")
    func newTracker() {
        expect(Tracker().events.count, equals: 0, "number of events of a new tracker")
    }

    @Test("record(_:) adds one event at the end")
    func order() {
        let tracker = Tracker()
        for name in ["started", "paused", "started", "stopped"] { tracker.record(name) }
        expect(
            tracker.events.map { $0.name },
            equals: ["started", "paused", "started", "stopped"],
            "names after recording started, paused, started, stopped"
        )
    }

    @Test("Reading the events changes nothing")
    func readTwice() {
        let tracker = Tracker()
        tracker.record("started")
        let firstReading = tracker.events.map { $0.name }
        let secondReading = tracker.events.map { $0.name }
        expect(firstReading, equals: ["started"], "names when read once")
        expect(secondReading, equals: ["started"], "names when read again")
    }

    @Test("A copy of the events taken earlier does not grow")
    func earlierCopy() {
        let tracker = Tracker()
        tracker.record("started")
        let earlier = tracker.events
        tracker.record("stopped")
        expect(earlier.map { $0.name }, equals: ["started"], "names in a copy taken after one record(_:)")
    }
}
