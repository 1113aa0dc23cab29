import ParkingMeter

package func applySundayTariff(to meter: ParkingMeter) {
    meter.minutesPerCoin = 30
}
