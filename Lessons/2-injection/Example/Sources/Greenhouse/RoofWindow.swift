/// What a greenhouse says to its roof window.
@MainActor
protocol WindowMoving {
    func open()
    func close()
}

/// The real window: a motor on the roof.
@MainActor
final class RoofWindow: WindowMoving {
    func open() {
        // Switches the motor on, forwards.
    }

    func close() {
        // Switches the motor on, backwards.
    }
}
