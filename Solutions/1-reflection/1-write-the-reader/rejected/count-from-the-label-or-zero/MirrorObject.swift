/// The reason why a property could not be read.
enum ReadingError: Error {
    case noSuchProperty(String)
    case notOfThatType(String)
}

/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        guard let child = Mirror(reflecting: subject).children.first(where: { $0.label == name }) else {
            throw ReadingError.noSuchProperty(name)
        }
        guard let value = child.value as? T else { throw ReadingError.notOfThatType(name) }
        return value
    }
}
