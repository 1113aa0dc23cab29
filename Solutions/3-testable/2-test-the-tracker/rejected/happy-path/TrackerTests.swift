import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test func startAndStop() {
        let tracker = Tracker()
        #expect(!tracker.hasActiveSession)
        tracker.startNewSession()
        #expect(tracker.hasActiveSession)
        tracker.stopCurrentSession()
        #expect(!tracker.hasActiveSession)
    }
}
