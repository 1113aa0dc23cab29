import StandInUI

/// Why a property could not be read; each case carries the name that was asked for.
enum MirrorError: Error, Equatable {
    case missing(String)
    case wrongType(String)
    case isNil(String)
}

/// Reads the stored properties of an object by name, whatever their access level.
///
/// Enough for this screen, where no property is asked for as an Optional.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        guard let child = Mirror(reflecting: subject).children.first(where: { $0.label == name }) else {
            throw MirrorError.missing(name)
        }
        if let value = child.value as? T { return value }
        throw child.value is T? ? MirrorError.isNil(name) : MirrorError.wrongType(name)
    }
}

/// Reads what an `InitialViewController` keeps private.
final class InitialViewControllerMirror: MirrorObject {
    init(reflecting controller: InitialViewController) {
        super.init(reflecting: controller)
    }

    var valueLabel: Label { get throws { try extract() } }

    var incrementButton: Button { get throws { try extract() } }
}
