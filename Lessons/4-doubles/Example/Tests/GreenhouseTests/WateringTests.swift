import Testing

@testable import Greenhouse

@Suite struct WateringTests {
    @Test func waterIsDueAfterAnHour() {
        let uptime = StubUptime()
        let watering = Watering(uptime: uptime)
        #expect(!watering.isDue)

        uptime.systemUptime += 3599
        #expect(!watering.isDue)

        uptime.systemUptime += 1
        #expect(watering.isDue)
    }
}
