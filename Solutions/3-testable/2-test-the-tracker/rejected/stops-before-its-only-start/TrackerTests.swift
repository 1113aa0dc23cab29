import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    enum Call {
        case start, stop
    }

    static let table: [([Call], Bool)] = [
        ([], false),
        ([.start], true),
        ([.start, .start], true),
        ([.stop], false),
        ([.stop, .stop], false),
        ([.stop, .start], true),
        ([.start, .stop], false),
        ([.start, .stop, .stop], false),
        ([.start, .start, .stop], false),
    ]

    @Test(arguments: table)
    func calls(_ calls: [Call], leave expected: Bool) {
        let tracker = Tracker()
        for call in calls {
            switch call {
            case .start: tracker.startNewSession()
            case .stop: tracker.stopCurrentSession()
            }
        }
        #expect(tracker.hasActiveSession == expected)
    }

    @Test func trackersDoNotNoticeEachOther() {
        let busy = Tracker()
        let idle = Tracker()

        busy.startNewSession()
        #expect(!idle.hasActiveSession)

        idle.stopCurrentSession()
        #expect(busy.hasActiveSession)
    }
}
