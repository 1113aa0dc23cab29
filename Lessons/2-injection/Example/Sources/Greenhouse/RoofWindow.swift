/// The calls that a greenhouse makes to its roof window.
@MainActor
protocol WindowMoving {
    func open()
    func close()
}

/// The real window, which runs a motor on the roof.
@MainActor
final class RoofWindow: WindowMoving {
    func open() {
        // Runs the motor forward.
    }

    func close() {
        // Runs the motor in reverse.
    }
}
