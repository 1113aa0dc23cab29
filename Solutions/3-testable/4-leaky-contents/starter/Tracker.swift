// Exercise 3.4: Leaky contents
//
// This tracker keeps a list of events. Nobody outside can replace the list, and still its contents can be
// changed from anywhere. When you are done:
//
// 1. Tests can still read the list and the names in it: `tracker.events.count` is an `Int`, and
//    `tracker.events[0].name`, the name of the first event, is a `String`.
// 2. Outside this file, none of these lines compiles:
//
//        tracker.events = otherTracker.events
//        tracker.events[0].name = "changed"
//        tracker.events[0].rename(to: "changed")
//
//    You may change or remove `rename(to:)`: nothing else calls it. No other method changes a recorded event.
// 3. `Tracker` is still a class, and works as before. A new tracker has no events; `record(_:)` adds one at the
//    end, with exactly the given name; reading the events changes nothing. Trackers do not affect each other.
// 4. A reader who took the list earlier keeps what it held, even if the tracker is gone: that copy does not grow
//    when more is recorded. A reader who changes a copy of an event does not change the tracker's.

/// Something that happened.
final class Event {
    var name: String

    init(name: String) {
        self.name = name
    }

    func rename(to newName: String) {
        name = newName
    }
}

/// Keeps what happened, in the order in which it happened.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
