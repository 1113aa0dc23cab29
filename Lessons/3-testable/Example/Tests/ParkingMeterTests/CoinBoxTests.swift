import Testing

@testable import ParkingMeter

@Suite struct CoinBoxTests {
    @Test func aCoinInTheBoxCanStillBeChanged() {
        let box = CoinBox()
        box.take(Coin(cents: 50))

        box.coins[0].cents = 1

        #expect(box.coins[0].cents == 1)
    }
}
