/// The original tower: a test can't prevent it from starting the motors.
@MainActor final class FixedTower {
    private(set) var log: [String] = []

    func swimmerInTrouble(at spot: String) {
        let drone = Drone(to: spot)
        log.append(drone.dropFloat() ? "float at the \(spot)" : "swim to the \(spot)!")
    }
}
