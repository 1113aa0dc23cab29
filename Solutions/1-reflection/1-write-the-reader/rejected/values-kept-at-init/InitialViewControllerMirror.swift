import StandInUI

/// Reads the private properties of an `InitialViewController`.
final class InitialViewControllerMirror: MirrorObject {
    private var label: Label?
    private var button: Button?
    private var count: Int?

    init(reflecting controller: InitialViewController) {
        super.init(reflecting: controller)
        label = try? extract("valueLabel")
        button = try? extract("incrementButton")
        count = try? extract("storedValue")
    }

    var valueLabel: Label { get throws { try kept(label) } }

    var incrementButton: Button { get throws { try kept(button) } }

    var storedValue: Int { get throws { try kept(count) } }

    private func kept<T>(_ value: T?) throws -> T {
        guard let value else { throw ReadingError.noSuchProperty("") }
        return value
    }
}
