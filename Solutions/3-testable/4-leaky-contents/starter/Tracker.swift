// Exercise 3.4: Leaky contents
//
// This tracker keeps a list of events. Code outside this file can't replace the list, but it can still change
// the events in it. Change the code so that:
//
// 1. Tests can still read the list and the names in it: `tracker.events.count` is an `Int`, and
//    `tracker.events[0].name`, the name of the first event, is a `String`.
// 2. Outside this file, none of these lines compiles:
//
//        tracker.events = otherTracker.events
//        tracker.events[0].name = "changed"
//        tracker.events[0].rename(to: "changed")
//
//    You can change or remove `rename(to:)`, because nothing else calls it. Don't add another way to change a
//    recorded event from outside this file. If you add methods that return nothing, or setters of other
//    properties or subscripts, they are `private` or `fileprivate`.
// 3. `Tracker` is still a class and still behaves as before. A new tracker has no events. `record(_:)` adds
//    one event at the end, with exactly the given name. Reading the events changes nothing, and trackers
//    don't affect each other.
// 4. Code that reads the list gets a copy that stays the same: the copy doesn't grow when the tracker records
//    more events, and it stays complete after the tracker is deallocated. Changing a copy of an event, by its
//    `name` or by `rename(to:)`, doesn't change the tracker's event.

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

/// Records events in the order in which they happen.
final class Tracker {
    private(set) var events: [Event] = []

    func record(_ name: String) {
        events.append(Event(name: name))
    }
}
