import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    func tracker(after calls: String) -> Tracker {
        let tracker = Tracker()
        for call in calls {
            if call == "s" { tracker.startNewSession() } else { tracker.stopCurrentSession() }
        }
        return tracker
    }

    @Test(arguments: ["s", "ss", "xs", "sxs"])
    func isActive(after calls: String) {
        #expect(tracker(after: calls).hasActiveSession)
    }

    @Test(arguments: ["", "x", "sx", "ssx"])
    func isNotActive(after calls: String) {
        #expect(tracker(after: calls).hasActiveSession == false)
    }

    @Test func aTrackerMadeLaterIsNew() {
        let first = tracker(after: "s")
        let second = tracker(after: "")
        #expect(second.hasActiveSession == false)
        #expect(first.hasActiveSession)
        second.stopCurrentSession()
        #expect(first.hasActiveSession)
    }
}
