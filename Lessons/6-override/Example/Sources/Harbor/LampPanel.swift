/// A way to measure the visibility that may take a few seconds.
@MainActor protocol VisibilityMeasuring {
    func measure(_ completion: @escaping @MainActor (Double) -> Void)
}

/// A panel that shows what the lamp does.
@MainActor final class LampPanel {
    private(set) var text = "measuring"
    private let sensor: any VisibilityMeasuring

    init(sensor: any VisibilityMeasuring) {
        self.sensor = sensor
    }

    func refresh() {
        sensor.measure { [weak self] meters in
            self?.text = meters < 1000 ? "flashing" : "on"
        }
    }
}
