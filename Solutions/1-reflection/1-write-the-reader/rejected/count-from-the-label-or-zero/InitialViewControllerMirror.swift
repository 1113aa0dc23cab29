import StandInUI

/// Reads the private properties of an `InitialViewController`.
final class InitialViewControllerMirror: MirrorObject {
    init(reflecting controller: InitialViewController) {
        super.init(reflecting: controller)
    }

    var valueLabel: Label { get throws { try extract() } }

    var incrementButton: Button { get throws { try extract() } }

    var storedValue: Int {
        get throws { Int((try? valueLabel)?.text ?? "0") ?? 0 }
    }
}
