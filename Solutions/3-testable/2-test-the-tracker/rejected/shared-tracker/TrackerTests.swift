import Testing

@testable import TrackerKit

@MainActor @Suite(.serialized) struct TrackerTests {
    static let tracker = Tracker()
    static let other = Tracker()

    @Test func step1NewTrackersHaveNoSession() {
        #expect(!Self.tracker.hasActiveSession)
        #expect(!Self.other.hasActiveSession)
    }

    @Test func step2StopWithoutStart() {
        Self.tracker.stopCurrentSession()
        #expect(!Self.tracker.hasActiveSession)
    }

    @Test func step3FirstStart() {
        Self.tracker.startNewSession()
        #expect(Self.tracker.hasActiveSession)
        #expect(!Self.other.hasActiveSession)
    }

    @Test func step4SecondStart() {
        Self.tracker.startNewSession()
        #expect(Self.tracker.hasActiveSession)
    }

    @Test func step5OtherTrackerStops() {
        Self.other.stopCurrentSession()
        #expect(Self.tracker.hasActiveSession)
    }

    @Test func step6Stop() {
        Self.tracker.stopCurrentSession()
        #expect(!Self.tracker.hasActiveSession)
    }

    @Test func step7StartAgain() {
        Self.tracker.startNewSession()
        #expect(Self.tracker.hasActiveSession)
    }
}
