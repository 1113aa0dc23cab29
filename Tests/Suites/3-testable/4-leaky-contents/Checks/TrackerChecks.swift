import Testing

@testable import EventLog

extension Tracker {
    /// The names of all events, from one reading of the list.
    ///
    /// Of the list it needs only what the task names: `count`, and events by their positions.
    func namesFromOneReading() -> [String] {
        let list = events
        return (0..<list.count).map { list[$0].name }
    }
}

/// Returns a copy of a value, with another text in the property at `path`.
private func changed<Value>(_ value: Value, at path: WritableKeyPath<Value, String>) -> Value {
    var copy = value
    copy[keyPath: path] = "changed"
    return copy
}

/// Returns a value as it is, because nobody outside its file can write the property at `path`.
private func changed<Value>(_ value: Value, at path: KeyPath<Value, String>) -> Value { value }

@MainActor @Suite("The tracker works as before") struct TrackerChecks {
    func tracker(_ names: String...) -> Tracker {
        let tracker = Tracker()
        for name in names { tracker.record(name) }
        return tracker
    }

    @Test("A new tracker has no events")
    func newTracker() {
        expect(Tracker().events.count, equals: 0, "number of events of a new tracker")
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
            "numbers of events, read after recording each of started, paused, paused, started"
        )
    }

    @Test("An event has exactly the name that was recorded")
    func exactNames() {
        for name in ["STARTED", " paused ", "", "-1", "stopped, because nobody was there anymore"] {
            let names = tracker("started", name, "stopped").namesFromOneReading()
            guard names != ["started", name, "stopped"] else { continue }
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

    @Test("Each reading has all events recorded so far")
    func readBetween() {
        let tracker = Tracker()
        expect(tracker.namesFromOneReading(), equals: [], "names before the first record(_:)")
        tracker.record("started")
        expect(tracker.namesFromOneReading(), equals: ["started"], "names after one record(_:)")
        tracker.record("stopped")
        expect(tracker.namesFromOneReading(), equals: ["started", "stopped"], "names after two")
        tracker.record("started")
        expect(tracker.namesFromOneReading(), equals: ["started", "stopped", "started"], "names after three")
    }

    @Test("A copy of the events taken earlier does not grow")
    func earlierCopy() {
        let tracker = tracker("started")
        let earlier = tracker.events
        tracker.record("stopped")
        let names = (0..<earlier.count).map { earlier[$0].name }
        expect(names, equals: ["started"], "names in a copy taken after one record(_:)")
    }

    @Test("A copy of the events stays as it is when the tracker is gone")
    func copyOutlivesTracker() {
        let earlier = tracker("started", "stopped").events
        let names = (0..<earlier.count).map { earlier[$0].name }
        expect(names, equals: ["started", "stopped"], "names in a copy whose tracker is gone")
    }

    @Test("A reader who changes a copy of an event does not change the tracker's")
    func changedCopy() {
        let tracker = tracker("started")
        guard tracker.events.count == 1 else {
            expect(tracker.events.count, equals: 1, "number of events after one record(_:)")
            return
        }
        _ = changed(tracker.events[0], at: \.name)
        expect(
            tracker.namesFromOneReading(), equals: ["started"],
            "names of the tracker after a reader changed the name in its own copy"
        )
    }

    @Test("Trackers do not affect each other")
    func twoTrackers() {
        let one = tracker("started")
        let other = tracker("paused", "stopped")
        one.record("continued")
        expect(one.namesFromOneReading(), equals: ["started", "continued"], "names of one tracker")
        expect(other.namesFromOneReading(), equals: ["paused", "stopped"], "names of the other tracker")
        expect(Tracker().events.count, equals: 0, "number of events of a third tracker, a new one")
    }

    @Test("The tracker keeps every event, however many there are")
    func many() {
        let tracker = Tracker()
        for number in 1...120 { tracker.record("event \(number)") }
        let names = tracker.namesFromOneReading()
        expect(names.count, equals: 120, "number of events after recording 120")
        expect(names.first ?? "none", equals: "event 1", "name of the first of 120 events")
        expect(names.last ?? "none", equals: "event 120", "name of the last of 120 events")
    }
}
