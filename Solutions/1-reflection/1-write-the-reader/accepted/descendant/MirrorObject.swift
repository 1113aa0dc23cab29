struct CannotRead: Error {
    var name: String
}

/// Reads an object's stored properties by name.
class MirrorObject {
    private let mirror: Mirror

    init(reflecting subject: Any) {
        mirror = Mirror(reflecting: subject)
    }

    func extract<T>(_ name: String = #function) throws -> T {
        if let value = mirror.descendant(name) as? T { return value }
        throw CannotRead(name: name)
    }
}
