// CLIENT: testable
import Foundation

@testable import SessionSeam

// CHECK protocol: SessionTracking asks for two methods and nothing more
// COMPILES: a class with just startNewSession() and stopCurrentSession() does not conform to SessionTracking
final class SaysBoth: SessionTracking {
    func startNewSession() {}
    func stopCurrentSession() {}
}

// REJECTED "does not conform to protocol": a class without startNewSession() conforms to SessionTracking
final class OnlyStops: SessionTracking {
    func stopCurrentSession() {}
}

// REJECTED "does not conform to protocol": a class without stopCurrentSession() conforms to SessionTracking
final class OnlyStarts: SessionTracking {
    func startNewSession() {}
}

// CHECK conforms: Tracker conforms to SessionTracking
// COMPILES: a Tracker cannot be used as a SessionTracking
@MainActor func usesTheTracker() {
    var tracker: any SessionTracking = Tracker()
    tracker.startNewSession()
    tracker.stopCurrentSession()
}

// CHECK any-tracker: A monitor takes any tracker that conforms
// COMPILES: SessionMonitor(tracker:center:) does not take another class that conforms to SessionTracking
@MainActor func makesAMonitor(for tracker: Stranger) {
    _ = SessionMonitor(tracker: tracker, center: NotificationCenter())
    _ = SessionMonitor(tracker: tracker)
}

final class Stranger: SessionTracking {
    func startNewSession() {}
    func stopCurrentSession() {}
}

// CHECK final: Tracker and SessionMonitor are still final classes
// COMPILES: tests cannot make a Tracker and a SessionMonitor
@MainActor func names() {
    _ = SessionMonitor(tracker: Tracker())
}

// REJECTED "inheritance from a final class" or "non-open class": tests can make a subclass of Tracker
class OwnTracker: Tracker {}

// REJECTED "inheritance from a final class" or "requires arguments in <" or "non-open class": tests can make a subclass of SessionMonitor
class OwnMonitor: SessionMonitor {}
