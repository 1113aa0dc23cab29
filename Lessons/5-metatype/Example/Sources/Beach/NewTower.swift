/// The same tower, with a factory instead of a class.
@MainActor final class NewTower {
    private let makeDrone: (String) -> any FloatCarrier
    private(set) var log: [String] = []

    init(makeDrone: @escaping (String) -> any FloatCarrier = { Drone(to: $0) }) {
        self.makeDrone = makeDrone
    }

    func swimmerInTrouble(at spot: String) {
        let drone = makeDrone(spot)
        log.append(drone.dropFloat() ? "float at the \(spot)" : "swim to the \(spot)!")
    }
}

/// What a tower needs from a drone.
@MainActor protocol FloatCarrier {
    func dropFloat() -> Bool
}

extension Drone: FloatCarrier {}
