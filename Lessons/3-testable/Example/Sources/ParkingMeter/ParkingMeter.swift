/// Sells parking time for coins.
public final class ParkingMeter {
    private(set) var minutesLeft = 0

    package var minutesPerCoin = 10

    /// Creates a meter with no time on it.
    public init() {}

    /// Whether the parking space is paid for.
    public var isPaid: Bool { minutesLeft > 0 }

    /// Accepts a coin and adds the time that it buys.
    public func insertCoin() {
        minutesLeft += minutesPerCoin
    }

    /// Lets time pass, until no minutes are left.
    public func wait(minutes: Int) {
        minutesLeft = max(0, minutesLeft - minutes)
    }
}
