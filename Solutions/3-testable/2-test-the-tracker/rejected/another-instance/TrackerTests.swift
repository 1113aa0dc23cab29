import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test func startAndStop() {
        let tracker = Tracker()
        tracker.startNewSession()
        #expect(!Tracker().hasActiveSession)
        tracker.startNewSession()
        tracker.stopCurrentSession()
        #expect(!Tracker().hasActiveSession)
    }
}
