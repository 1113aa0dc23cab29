import Testing

@testable import TrackerKit

@MainActor
@Suite("A tracker") struct TrackerTests {
    @Suite("alone") struct Alone {
        @Test("reports after every call whether a session is active")
        func everyStep() async throws {
            let tracker = Tracker()
            try #require(!tracker.hasActiveSession, "before any call")
            tracker.stopCurrentSession()
            try #require(!tracker.hasActiveSession, "after a stop without a start")
            tracker.startNewSession()
            try #require(tracker.hasActiveSession, "after the first start")
            tracker.startNewSession()
            try #require(tracker.hasActiveSession, "after the second start")
            tracker.stopCurrentSession()
            try #require(!tracker.hasActiveSession, "after the stop")
            tracker.startNewSession()
            try #require(tracker.hasActiveSession, "after the next start")
        }
    }

    @Suite("next to others") struct Beside {
        @Test("is the only one to start", arguments: 0..<3)
        func onlyOneStarts(_ chosen: Int) {
            let trackers = [Tracker(), Tracker(), Tracker()]
            trackers[chosen].startNewSession()
            #expect(trackers.map(\.hasActiveSession) == (0..<3).map { $0 == chosen })
        }

        @Test("is the only one to stop", arguments: 0..<3)
        func onlyOneStops(_ chosen: Int) {
            let trackers = [Tracker(), Tracker(), Tracker()]
            for tracker in trackers { tracker.startNewSession() }
            trackers[chosen].stopCurrentSession()
            #expect(trackers.map(\.hasActiveSession) == (0..<3).map { $0 != chosen })
        }
    }
}
