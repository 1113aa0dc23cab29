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

/// Calls a method on a copy of an event, or on a tracker, and reports it if that changes the tracker's event.
@MainActor private func attemptChange<Value>(
    by method: String, of value: Value, in tracker: Tracker, _ call: (inout Value) throws -> Void
) {
    guard isUnchanged(tracker) else { return notJudged() }
    var copy = value
    try? call(&copy)
    reportChange(in: tracker, "after a test called \(method)")
}

/// Does nothing, because code outside the file can't call the method.
///
/// The compiler chooses this function if the closure doesn't compile for the value's own type.
@_disfavoredOverload
@MainActor private func attemptChange<Value>(
    by method: String, of value: Value, in tracker: Tracker, _ call: (inout MissingMethods) throws -> Void
) {}

/// A value for which every call of a method compiles, and does nothing.
@dynamicMemberLookup @dynamicCallable private struct MissingMethods {
    subscript(dynamicMember name: String) -> MissingMethods { self }

    func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) {}
}

/// Whether an event of a tracker has the name that the suite tries to give it.
@MainActor private func hasChanged(_ tracker: Tracker) -> Bool {
    for name in tracker.namesFromOneReading() where same(name, "changed") { return true }
    return false
}

/// Whether a tracker still has the event that the suite recorded, and none with the name that the suite gives it.
@MainActor private func isUnchanged(_ tracker: Tracker) -> Bool {
    if hasChanged(tracker) { return false }
    for name in tracker.namesFromOneReading() where same(name, "started") { return true }
    return false
}

/// Reports a change of a tracker's event, which was unchanged before.
@MainActor private func reportChange(in tracker: Tracker, _ what: String) {
    let name = hasChanged(tracker) ? "changed" : "started"
    expect(name, equals: "started", "name of the tracker's event \(what)")
    if !hasChanged(tracker), !isUnchanged(tracker) {
        fail("the tracker's event is no longer named \"started\" \(what)")
    }
}

/// Whether two lists have the same names, in any order.
private func haveSameNames(_ names: [String], _ others: [String]) -> Bool {
    for name in names {
        let counts = [names, others].map { list in list.filter { same($0, name) }.count }
        guard same(counts[0], counts[1]) else { return false }
    }
    return same(names.count, others.count)
}

/// Records an issue if a list lacks expected names, or has others.
///
/// Another check reports names in another order.
private func expectSameNames(_ names: [String], _ expected: [String], _ what: String) {
    if !haveSameNames(names, expected) {
        expect(names, equals: expected, what)
    } else if !same(names, expected) {
        notJudged()
    }
}

@MainActor @Suite("The tracker behaves as before") struct TrackerChecks {
    /// The number of events that a new tracker has, because of other trackers.
    ///
    /// It is 0 if every tracker has its own list. `twoTrackers()` finds trackers that share one, so the other checks leave
    /// these events out.
    var inherited: Int { Tracker().events.count }

    func tracker(_ names: [String]) -> Tracker {
        let tracker = Tracker()
        for name in names { tracker.record(name) }
        return tracker
    }

    /// Returns the names in a new tracker after it recorded some.
    func namesAfter(recording names: [String]) -> [String] {
        let inherited = inherited
        return Array(tracker(names).namesFromOneReading().dropFirst(inherited))
    }

    @Test("A new tracker has no events")
    func newTracker() {
        expect(Tracker().events.count, equals: 0, "number of events in a new tracker")
    }

    @Test("record(_:) adds an event at the end")
    func order() {
        let few = ["started", "paused", "continued", "stopped"]
        let many = (1...120).map { "event \($0)" }
        for recorded in [few, many] {
            let names = namesAfter(recording: recorded)
            // Other checks find names that are missing or wrong.
            guard haveSameNames(names, recorded) else {
                notJudged()
                continue
            }
            if same(names, recorded) { continue }
            if same(recorded.count, few.count) {
                expect(names, equals: few, "names after recording started, paused, continued, stopped")
            } else {
                expect(names[0], equals: "event 1", "name of the first of 120 events")
                expect(names[119], equals: "event 120", "name of the last of 120 events")
                if same(names[0], "event 1"), same(names[119], "event 120") {
                    fail("120 events are not in the order in which they were recorded")
                }
            }
            return
        }
    }

    @Test("Each record(_:) adds one event, even if its name was recorded before")
    func count() {
        let recorded = ["started", "paused", "paused", "started"]
        let counts = (1...4).map { namesAfter(recording: Array(recorded.prefix($0))).count }
        expect(
            counts, equals: [1, 2, 3, 4],
            "number of events in new trackers that recorded one, two, three or all of started, paused, paused, started"
        )
    }

    @Test("An event has exactly the name that was recorded")
    func exactNames() {
        for name in ["stopped", "STARTED", " paused ", "", "-1", "stopped, because everyone had left"] {
            let names = namesAfter(recording: [name])
            guard !same(names, [name]) else { continue }
            expect(names, equals: [name], "names after recording \"\(name)\"")
            return
        }
    }

    @Test("Reading the events changes nothing")
    func readTwice() {
        let inherited = inherited
        let tracker = tracker(["started"])
        for reading in ["once", "again", "a third time"] {
            let names = Array(tracker.namesFromOneReading().dropFirst(inherited))
            expect(names, equals: ["started"], "names when read \(reading)")
        }
    }

    @Test("Each read returns all events recorded so far")
    func readBetween() {
        let inherited = inherited
        let tracker = Tracker()
        var recorded: [String] = []
        for (name, calls) in [
            ("", "before the first call of record(_:)"), ("started", "after one call of record(_:)"),
            ("stopped", "after two calls of record(_:)"), ("paused", "after three calls of record(_:)"),
        ] {
            if !name.isEmpty {
                tracker.record(name)
                recorded.append(name)
            }
            let names = Array(tracker.namesFromOneReading().dropFirst(inherited))
            expectSameNames(names, recorded, "names \(calls)")
        }
    }

    @Test("A list that was read earlier doesn't grow")
    func earlierCopy() {
        let inherited = inherited
        let tracker = tracker(["started"])
        let earlier = tracker.events
        tracker.record("stopped")
        let names = (0..<earlier.count).map { earlier[$0].name }
        expect(
            Array(names.dropFirst(inherited)), equals: ["started"],
            "names in a list that was read before a second event was recorded")
    }

    @Test("A list that was read earlier is still complete after the tracker is gone")
    func copyOutlivesTracker() {
        let inherited = inherited
        let earlier = tracker(["started", "stopped"]).events
        let names = Array((0..<earlier.count).map { earlier[$0].name }.dropFirst(inherited))
        expectSameNames(names, ["started", "stopped"], "names in a list whose tracker is gone")
    }

    @Test("Changing a copy of an event doesn't change the tracker's event")
    func changedCopy() {
        let named = tracker(["started"])
        let list = named.events
        guard let position = (0..<list.count).last, isUnchanged(named) else { return notJudged() }
        _ = changed(list[position], at: \.name)
        reportChange(in: named, "after a test changed the name in its copy of the event")

        // If events are objects, the compile-time checks find methods that rename the tracker's own event.
        func isObject<Value>(_ value: Value) -> Bool { Value.self is AnyClass }
        let renamed = tracker(["started"])
        let events = renamed.events
        guard let position = (0..<events.count).last else { return notJudged() }
        if isObject(events[position]) { return }
        attemptChange(by: "`rename(to:)` on its copy of the event", of: events[position], in: renamed) {
            try $0.rename(to: "changed")
        }
    }

    @Test("No other method of an event changes a recorded event")
    func otherMethods() {
        let tracker = tracker(["started"])
        let list = tracker.events
        guard let position = (0..<list.count).last else { return notJudged() }
        let event = list[position]
        attemptChange(by: "`rename(_:)` on the event", of: event, in: tracker) {
            try $0.rename("changed")
        }
        attemptChange(by: "`setName(_:)` on the event", of: event, in: tracker) {
            try $0.setName("changed")
        }
        attemptChange(by: "`setName(to:)` on the event", of: event, in: tracker) {
            try $0.setName(to: "changed")
        }
        attemptChange(by: "`changeName(_:)` on the event", of: event, in: tracker) {
            try $0.changeName("changed")
        }
        attemptChange(by: "`changeName(to:)` on the event", of: event, in: tracker) {
            try $0.changeName(to: "changed")
        }
        attemptChange(by: "`updateName(_:)` on the event", of: event, in: tracker) {
            try $0.updateName("changed")
        }
        attemptChange(by: "`updateName(to:)` on the event", of: event, in: tracker) {
            try $0.updateName(to: "changed")
        }
        attemptChange(by: "`renamed(to:)` on the event", of: event, in: tracker) {
            try $0.renamed(to: "changed")
        }
        attemptChange(by: "`changed(to:)` on the event", of: event, in: tracker) {
            try $0.changed(to: "changed")
        }
        attemptChange(by: "`change(to:)` on the event", of: event, in: tracker) {
            try $0.change(to: "changed")
        }
        attemptChange(by: "`change(name:)` on the event", of: event, in: tracker) {
            try $0.change(name: "changed")
        }
        attemptChange(by: "`update(to:)` on the event", of: event, in: tracker) {
            try $0.update(to: "changed")
        }
        attemptChange(by: "`update(name:)` on the event", of: event, in: tracker) {
            try $0.update(name: "changed")
        }
        attemptChange(by: "`set(name:)` on the event", of: event, in: tracker) {
            try $0.set(name: "changed")
        }
    }

    @Test("No method of the tracker changes a recorded event")
    func methodsOfTracker() {
        let tracker = tracker(["started"])
        let list = tracker.events
        guard let position = (0..<list.count).last else { return notJudged() }
        let event = list[position]
        attemptChange(by: "`renameEvent(at:to:)` on the tracker", of: tracker, in: tracker) {
            try $0.renameEvent(at: position, to: "changed")
        }
        attemptChange(by: "`rename(at:to:)` on the tracker", of: tracker, in: tracker) {
            try $0.rename(at: position, to: "changed")
        }
        attemptChange(by: "`rename(eventAt:to:)` on the tracker", of: tracker, in: tracker) {
            try $0.rename(eventAt: position, to: "changed")
        }
        attemptChange(by: "`renameEvent(_:to:)` on the tracker", of: tracker, in: tracker) {
            try $0.renameEvent(position, to: "changed")
        }
        attemptChange(by: "`rename(_:to:)` on the tracker", of: tracker, in: tracker) {
            try $0.rename(position, to: "changed")
        }
        attemptChange(by: "`changeName(at:to:)` on the tracker", of: tracker, in: tracker) {
            try $0.changeName(at: position, to: "changed")
        }
        attemptChange(by: "`changeName(ofEventAt:to:)` on the tracker", of: tracker, in: tracker) {
            try $0.changeName(ofEventAt: position, to: "changed")
        }
        attemptChange(by: "`updateEvent(at:to:)` on the tracker", of: tracker, in: tracker) {
            try $0.updateEvent(at: position, to: "changed")
        }
        attemptChange(by: "`setName(_:at:)` on the tracker", of: tracker, in: tracker) {
            try $0.setName("changed", at: position)
        }
        attemptChange(by: "`renameEvent(_:to:)` on the tracker", of: tracker, in: tracker) {
            try $0.renameEvent(event, to: "changed")
        }
        attemptChange(by: "`rename(_:to:)` on the tracker", of: tracker, in: tracker) {
            try $0.rename(event, to: "changed")
        }
    }

    @Test("Each tracker has exactly its own events")
    func twoTrackers() {
        let inherited = inherited
        let one = tracker(["started"])
        let other = tracker(["paused", "stopped"])
        one.record("continued")
        let names = [one, other].map { Array($0.namesFromOneReading().dropFirst(inherited)) }
        expectSameNames(names[0], ["started", "continued"], "names in one tracker")
        expectSameNames(names[1], ["paused", "stopped"], "names in the other tracker")
        let third = Array(Tracker().namesFromOneReading().dropFirst(inherited))
        expect(third.count, equals: 0, "number of events in a third, new tracker")
    }

    @Test("The tracker keeps every event, no matter how many there are")
    func many() {
        let recorded = (1...120).map { "event \($0)" }
        let names = namesAfter(recording: recorded)
        expect(names.count, equals: 120, "number of events after recording 120")
        if haveSameNames(names, recorded) { return }
        for name in recorded {
            let times = names.filter { same($0, name) }.count
            if same(times, 1) { continue }
            expect(
                times, equals: 1,
                "number of events named \"\(name)\" after recording \"event 1\" to \"event 120\"")
            return
        }
    }
}
