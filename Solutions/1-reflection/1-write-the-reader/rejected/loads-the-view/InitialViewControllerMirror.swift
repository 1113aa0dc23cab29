import StandInUI

/// Reads the private properties of an `InitialViewController`.
final class InitialViewControllerMirror: MirrorObject {
    private let controller: InitialViewController

    init(reflecting controller: InitialViewController) {
        self.controller = controller
        super.init(reflecting: controller)
    }

    var valueLabel: Label {
        get throws {
            controller.loadViewIfNeeded()
            return try extract()
        }
    }

    var incrementButton: Button {
        get throws {
            controller.loadViewIfNeeded()
            return try extract()
        }
    }

    var storedValue: Int { get throws { try extract() } }
}
