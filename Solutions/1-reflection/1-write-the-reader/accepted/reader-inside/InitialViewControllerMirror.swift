import StandInUI

@MainActor
struct InitialViewControllerMirror {
    private let reader: MirrorObject

    init(reflecting controller: InitialViewController) {
        reader = MirrorObject(reflecting: controller)
    }

    var valueLabel: Label { get throws { try reader.extract() } }
    var incrementButton: Button { get throws { try reader.extract() } }
    var storedValue: Int { get throws { try reader.extract() } }
}
