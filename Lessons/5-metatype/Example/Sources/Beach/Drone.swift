/// Flies to a swimmer with a float.
@MainActor class Drone {
    let spot: String

    required init(to spot: String) {
        self.spot = spot
    }

    /// Starts the motors, and returns whether the float was dropped.
    func dropFloat() -> Bool {
        Motors.start()
        return Motors.bring(to: spot)
    }
}

/// The real motors, which no test should start.
@MainActor enum Motors {
    static func start() { fatalError("the motors are running") }

    static func bring(to spot: String) -> Bool { true }
}
