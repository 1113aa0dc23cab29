/// Opens the roof when it gets warm, and closes it when it gets cool.
@MainActor
final class Greenhouse {
    private let window: any WindowMoving
    private var isOpen = false

    init(window: any WindowMoving = RoofWindow()) {
        self.window = window
    }

    func measured(_ degrees: Double) {
        if degrees > 25, !isOpen {
            isOpen = true
            window.open()
        }
        if degrees < 20, isOpen {
            isOpen = false
            window.close()
        }
    }
}
