/// Reads an object's stored properties by name.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        let value = try stored(name)
        let content = Mirror(reflecting: value)
        if content.displayStyle == .optional, content.children.isEmpty {
            if type(of: value) == T?.self { throw MirrorError.isNil(name) }
            if type(of: value) != T.self { throw MirrorError.wrongType(name) }
        }
        guard let result = value as? T else { throw MirrorError.wrongType(name) }
        return result
    }

    private func stored(_ name: String) throws -> Any {
        var next: Mirror? = Mirror(reflecting: subject)
        while let mirror = next {
            if let value = mirror.descendant(name) { return value }
            next = mirror.superclassMirror
        }
        throw MirrorError.missing(name)
    }
}
