/// Sends a drone to each swimmer in trouble, and keeps a log.
@MainActor final class Tower {
    var droneClass = Drone.self
    private(set) var log: [String] = []

    func swimmerInTrouble(at spot: String) {
        let drone = droneClass.init(to: spot)
        log.append(drone.dropFloat() ? "float at the \(spot)" : "swim to the \(spot)!")
    }
}
