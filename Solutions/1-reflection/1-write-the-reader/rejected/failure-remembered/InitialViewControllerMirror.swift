import StandInUI

/// Reads the private properties of an `InitialViewController`.
final class InitialViewControllerMirror: MirrorObject {
    private var isWithoutViews = false

    init(reflecting controller: InitialViewController) {
        super.init(reflecting: controller)
    }

    var valueLabel: Label { get throws { try view("valueLabel") } }

    var incrementButton: Button { get throws { try view("incrementButton") } }

    var storedValue: Int { get throws { try extract() } }

    private func view<T>(_ name: String) throws -> T {
        if isWithoutViews { throw ReadingError.noSuchProperty(name) }
        do {
            return try extract(name)
        } catch {
            isWithoutViews = true
            throw error
        }
    }
}
