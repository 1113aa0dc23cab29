import StandInUI

/// Reads the private properties of an `InitialViewController`.
final class InitialViewControllerMirror: MirrorObject {
    init(reflecting controller: InitialViewController) {
        super.init(reflecting: controller)
    }

    required init(reflecting subject: Any) {
        super.init(reflecting: subject)
    }

    var valueLabel: Label {
        get throws { try extract("valueLabel") }
    }

    var incrementButton: Button {
        get throws { try extract("incrementButton") }
    }

    var storedValue: Int {
        get throws { try extract("storedValue") }
    }
}
