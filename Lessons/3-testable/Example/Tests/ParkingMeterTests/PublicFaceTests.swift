import ParkingMeter
import Testing
import Workshop

@Suite struct PublicFaceTests {
    @Test func theSecondCoinCounts() {
        let meter = ParkingMeter()
        meter.insertCoin()
        meter.insertCoin()

        meter.wait(minutes: 19)
        #expect(meter.isPaid)

        meter.wait(minutes: 1)
        #expect(!meter.isPaid)
    }

    @Test func onSundayACoinBuysThirtyMinutes() {
        let meter = ParkingMeter()
        applySundayTariff(to: meter)
        meter.insertCoin()

        meter.wait(minutes: 29)
        #expect(meter.isPaid)

        meter.wait(minutes: 1)
        #expect(!meter.isPaid)
    }
}
