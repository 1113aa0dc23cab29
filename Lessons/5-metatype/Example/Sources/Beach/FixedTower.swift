/// The tower as it was at first: no test can keep its motors still.
@MainActor final class FixedTower {
    private(set) var log: [String] = []

    func swimmerInTrouble(at spot: String) {
        let drone = Drone(to: spot)
        log.append(drone.dropFloat() ? "float at the \(spot)" : "swim to the \(spot)!")
    }
}
