import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test("A new tracker has no active session")
    func newTracker() {
        #expect(!Tracker().hasActiveSession)
    }

    @Test("A session starts and stops")
    func startAndStop() {
        let tracker = Tracker()
        tracker.startNewSession()
        #expect(tracker.hasActiveSession)
        tracker.stopCurrentSession()
        #expect(!tracker.hasActiveSession)
    }
}
