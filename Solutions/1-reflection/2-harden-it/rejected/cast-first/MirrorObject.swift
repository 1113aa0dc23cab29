/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        try extract(name, from: Mirror(reflecting: subject))
    }

    private func extract<T>(_ name: String, from mirror: Mirror) throws -> T {
        if let value = mirror.descendant(name) as? T { return value }
        guard let superclassMirror = mirror.superclassMirror else { throw MirrorError.missing(name) }
        return try extract(name, from: superclassMirror)
    }
}
