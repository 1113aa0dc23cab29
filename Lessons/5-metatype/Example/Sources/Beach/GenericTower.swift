/// The same tower, with the class of its drones as part of its type.
@MainActor final class GenericTower<D: Drone> {
    private(set) var log: [String] = []

    func swimmerInTrouble(at spot: String) {
        let drone = D(to: spot)
        log.append(drone.dropFloat() ? "float at the \(spot)" : "swim to the \(spot)!")
    }
}
