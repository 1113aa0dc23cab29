import StandInUI

/// The reason why a property could not be read.
enum ReadingError: Error {
    case noSuchProperty(String)
    case notOfThatType(String)
}

/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    private let controller: ViewController?

    init(reflecting subject: Any) {
        controller = subject as? ViewController
    }

    func extract<T>(_ name: String = #function) throws -> T {
        guard let controller,
            let child = Mirror(reflecting: controller).children.first(where: { $0.label == name })
        else { throw ReadingError.noSuchProperty(name) }
        guard let value = child.value as? T else { throw ReadingError.notOfThatType(name) }
        return value
    }
}
