import Testing

@testable import ParkingMeter

@Suite struct ParkingMeterTests {
    @Test func everyCoinAddsTenMinutes() {
        let meter = ParkingMeter()
        #expect(meter.minutesLeft == 0)

        meter.insertCoin()
        #expect(meter.minutesLeft == 10)

        meter.insertCoin()
        #expect(meter.minutesLeft == 20)
    }

    @Test func waitingStopsAtZero() {
        let meter = ParkingMeter()
        meter.insertCoin()

        meter.wait(minutes: 4)
        #expect(meter.minutesLeft == 6)

        meter.wait(minutes: 60)
        #expect(meter.minutesLeft == 0)
    }
}
