import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test func everything() {
        let tracker = Tracker()
        tracker.stopCurrentSession()
        tracker.startNewSession()
        tracker.startNewSession()
        tracker.stopCurrentSession()
        tracker.stopCurrentSession()
        tracker.startNewSession()
        #expect(tracker.hasActiveSession)
    }
}
