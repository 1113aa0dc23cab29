import Testing

@testable import TrackerKit

final class MockTracker {
    private(set) var hasActiveSession = false

    func startNewSession() {
        hasActiveSession = true
    }

    func stopCurrentSession() {
        hasActiveSession = false
    }
}

@Suite struct TrackerTests {
    let tracker = MockTracker()

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

    @Test func anotherTrackerNoticesNothing() {
        let other = MockTracker()
        tracker.startNewSession()
        #expect(!other.hasActiveSession)
        other.stopCurrentSession()
        #expect(tracker.hasActiveSession)
    }
}
