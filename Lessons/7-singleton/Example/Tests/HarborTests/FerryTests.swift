import Foundation
import Testing

@testable import Harbor

/// Records the departures that are posted on a notification center.
@MainActor final class Lookout {
    struct Departure {
        let ferry: Ferry?
        let passengers: Int?
    }

    private(set) var departures: [Departure] = []
    private let center: NotificationCenter
    private var token: (any NSObjectProtocol)?

    init(_ center: NotificationCenter) {
        self.center = center
        token = center.addObserver(forName: .ferryDidDepart, object: nil, queue: nil) {
            [weak self] notification in
            let ferry = notification.object as? Ferry
            let passengers = notification.userInfo?["Passengers"] as? Int
            MainActor.assumeIsolated {
                self?.departures.append(Departure(ferry: ferry, passengers: passengers))
            }
        }
    }

    func stop() {
        if let token { center.removeObserver(token) }
    }
}

@MainActor @Suite struct FerryTests {
    let log = HarborLog()
    let center = NotificationCenter()

    @Test func aDepartureIsInTheLog() {
        Ferry(passengers: 80, log: log, center: center).depart()
        #expect(log.entries == ["departed with 80"])
    }

    @Test func everyDepartureIsPosted() {
        let lookout = Lookout(center)
        let ferry = Ferry(passengers: 80, log: log, center: center)

        ferry.depart()
        ferry.depart()

        #expect(lookout.departures.map(\.passengers) == [80, 80])
        #expect(lookout.departures.allSatisfy { $0.ferry === ferry })
    }

    @Test func nothingIsPostedOnTheDefaultCenter() {
        let elsewhere = Lookout(.default)
        defer { elsewhere.stop() }
        let ferry = Ferry(passengers: 80, log: log, center: center)

        ferry.depart()

        #expect(!elsewhere.departures.contains { $0.ferry === ferry })
    }
}

@MainActor @Suite struct HarborMasterTests {
    @Test func nobodyLeavesAtNight() {
        let log = HarborLog()
        var hour = 5
        let master = HarborMaster(surroundings: Surroundings(hour: { hour }, log: log))

        #expect(!master.mayLeave())
        #expect(log.entries == ["held until six"])

        hour = 6
        #expect(master.mayLeave())
        #expect(log.entries == ["held until six"])
    }
}
