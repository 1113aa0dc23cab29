import Testing

@testable import EventLog

extension Tracker {
    /// Returns the names of all events, from a single read of the list.
    ///
    /// This uses only the parts of the list that the task mentions: `count`, and access to an event by its position.
    func namesFromOneReading() -> [String] {
        let list = events
        return (0..<list.count).map { list[$0].name }
    }
}

/// Returns a copy of a value with a different text in the property at `path`.
private func changed<Value>(_ value: Value, at path: WritableKeyPath<Value, String>) -> Value {
    var copy = value
    copy[keyPath: path] = "changed"
    return copy
}

/// Returns a value unchanged, because code outside its file can't write the property at `path`.
private func changed<Value>(_ value: Value, at path: KeyPath<Value, String>) -> Value { value }

@MainActor @Suite("The tracker behaves as before") struct TrackerChecks {
    func tracker(_ names: String...) -> Tracker {
        let tracker = Tracker()
        for name in names { tracker.record(name) }
        return tracker
    }

    @Test("A new tracker has no events")
    func newTracker() {
        expect(Tracker().events.count, equals: 0, "number of events in a new tracker")
    }

    @Test("record(_:) adds one event at the end")
    func order() {
        expect(
            tracker("started", "paused", "paused", "started", "stopped").namesFromOneReading(),
            equals: ["started", "paused", "paused", "started", "stopped"],
            "names after recording started, paused, paused, started, stopped"
        )
    }

    @Test("Each record(_:) adds one event, even if its name was recorded before")
    func count() {
        let tracker = Tracker()
        let counts = ["started", "paused", "paused", "started"].map { name in
            tracker.record(name)
            return tracker.events.count
        }
        expect(
            counts, equals: [1, 2, 3, 4],
            "number of events after each call, when recording started, paused, paused, started"
        )
    }

    @Test("The events have exactly the names that were recorded, in order")
    func exactNames() {
        for name in ["STARTED", " paused ", "", "-1", "stopped, because everyone had left"] {
            let names = tracker("started", name, "stopped").namesFromOneReading()
            guard !same(names, ["started", name, "stopped"]) else { continue }
            expect(
                names, equals: ["started", name, "stopped"],
                "names after recording \"started\", \"\(name)\" and \"stopped\""
            )
            return
        }
    }

    @Test("Reading the events changes nothing")
    func readTwice() {
        let tracker = tracker("started")
        expect(tracker.namesFromOneReading(), equals: ["started"], "names when read once")
        expect(tracker.namesFromOneReading(), equals: ["started"], "names when read again")
        expect(tracker.namesFromOneReading(), equals: ["started"], "names when read a third time")
    }

    @Test("Each read returns all events recorded so far, in order")
    func readBetween() {
        let tracker = Tracker()
        expect(tracker.namesFromOneReading(), equals: [], "names before the first call of record(_:)")
        tracker.record("started")
        expect(tracker.namesFromOneReading(), equals: ["started"], "names after one call of record(_:)")
        tracker.record("stopped")
        expect(
            tracker.namesFromOneReading(), equals: ["started", "stopped"],
            "names after two calls of record(_:)")
        tracker.record("started")
        expect(
            tracker.namesFromOneReading(), equals: ["started", "stopped", "started"],
            "names after three calls of record(_:)")
    }

    @Test("A list that was read earlier doesn't grow")
    func earlierCopy() {
        let tracker = tracker("started")
        let earlier = tracker.events
        tracker.record("stopped")
        let names = (0..<earlier.count).map { earlier[$0].name }
        expect(
            names, equals: ["started"], "names in a list that was read before a second event was recorded")
    }

    @Test("A list that was read earlier is still complete and in order after the tracker is gone")
    func copyOutlivesTracker() {
        let earlier = tracker("started", "stopped").events
        let names = (0..<earlier.count).map { earlier[$0].name }
        expect(names, equals: ["started", "stopped"], "names in a list whose tracker is gone")
    }

    @Test("Changing a copy of an event doesn't change the tracker's event")
    func changedCopy() {
        let tracker = tracker("started")
        guard same(tracker.events.count, 1) else {
            expect(tracker.events.count, equals: 1, "number of events after one call of record(_:)")
            return
        }
        _ = changed(tracker.events[0], at: \.name)
        expect(
            tracker.namesFromOneReading(), equals: ["started"],
            "names in the tracker after a test changed the name in its copy of the event"
        )
    }

    @Test("Each tracker has exactly its own events, in order")
    func twoTrackers() {
        let one = tracker("started")
        let other = tracker("paused", "stopped")
        one.record("continued")
        expect(one.namesFromOneReading(), equals: ["started", "continued"], "names in one tracker")
        expect(other.namesFromOneReading(), equals: ["paused", "stopped"], "names in the other tracker")
        expect(Tracker().events.count, equals: 0, "number of events in a third, new tracker")
    }

    @Test("The tracker keeps every event in order, no matter how many there are")
    func many() {
        let tracker = Tracker()
        for number in 1...120 { tracker.record("event \(number)") }
        let names = tracker.namesFromOneReading()
        expect(names.count, equals: 120, "number of events after recording 120")
        expect(names.first ?? "none", equals: "event 1", "name of the first of 120 events")
        expect(names.last ?? "none", equals: "event 120", "name of the last of 120 events")
    }
}
