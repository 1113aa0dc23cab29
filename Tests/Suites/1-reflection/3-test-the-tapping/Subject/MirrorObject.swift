import StandInUI

/// The reason why a property could not be read, with the requested name.
enum MirrorError: Error, Equatable {
    case missing(String)
    case wrongType(String)
    case isNil(String)
}

/// Reads an object's stored properties by name, regardless of their access level.
///
/// This reader is enough for this screen, because no property is read as an Optional.
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

/// Reads the private properties of an `InitialViewController`.
final class InitialViewControllerMirror: MirrorObject {
    init(reflecting controller: InitialViewController) {
        super.init(reflecting: controller)
    }

    var valueLabel: Label { get throws { try extract() } }

    var incrementButton: Button { get throws { try extract() } }
}
