import StandInUI

/// Reads the private properties of an `InitialViewController`.
final class InitialViewControllerMirror: MirrorObject {
    init(reflecting controller: InitialViewController) {
        super.init(reflecting: controller)
    }

    var valueLabel: Label {
        get throws {
            let label = Label()
            label.text = "\(try storedValue)"
            return label
        }
    }

    var incrementButton: Button {
        get throws {
            let button = Button()
            button.title = "+1"
            return button
        }
    }

    var storedValue: Int { get throws { try extract() } }
}
