import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    let tracker = Tracker()

    @Test func aNewTrackerHasNoSession() {
        #expect(!tracker.hasActiveSession)
    }

    @Test func startingTwiceKeepsTheSession() {
        tracker.startNewSession()
        #expect(tracker.hasActiveSession)
        tracker.startNewSession()
        #expect(tracker.hasActiveSession)
    }

    @Test func stoppingEndsTheSession() {
        tracker.startNewSession()
        tracker.startNewSession()
        tracker.stopCurrentSession()
        #expect(!tracker.hasActiveSession)
    }

    @Test func stoppingWithoutASessionStartsNone() {
        tracker.stopCurrentSession()
        #expect(!tracker.hasActiveSession)
    }

    @Test func aStoppedTrackerCanStartAgain() {
        tracker.startNewSession()
        tracker.stopCurrentSession()
        tracker.startNewSession()
        #expect(tracker.hasActiveSession)
    }

    @Test(.disabled("to do later")) func stoppingTwiceChangesNothing() {
        tracker.startNewSession()
        tracker.stopCurrentSession()
        tracker.stopCurrentSession()
        #expect(!tracker.hasActiveSession)
    }

    @Test func anotherTrackerNoticesNothing() {
        let other = Tracker()
        tracker.startNewSession()
        #expect(!other.hasActiveSession)
        other.stopCurrentSession()
        #expect(tracker.hasActiveSession)
    }
}
