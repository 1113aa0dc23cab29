/// Sells parking time for coins.
public final class ParkingMeter {
    private(set) var minutesLeft = 0

    package var minutesPerCoin = 10

    /// Makes a meter without any time on it.
    public init() {}

    /// Whether a car may stand here.
    public var isPaid: Bool { minutesLeft > 0 }

    /// Takes one coin and adds its time.
    public func insertCoin() {
        minutesLeft += minutesPerCoin
    }

    /// Lets time go by; the meter stops at zero.
    public func wait(minutes: Int) {
        minutesLeft = max(0, minutesLeft - minutes)
    }
}
