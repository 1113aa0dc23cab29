/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    private weak var subject: AnyObject?

    init(reflecting subject: Any) {
        self.subject = subject as AnyObject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        guard let subject else { throw MirrorError.missing(name) }
        return try search(Mirror(reflecting: subject), for: name)
    }

    private func search<T>(_ mirror: Mirror, for name: String) throws -> T {
        if let plain = mirror.descendant(name) {
            return try narrow(plain, name)
        }
        if let storage = mirror.descendant("$__lazy_storage_$_\(name)") {
            guard case let value?? = Mirror(reflecting: storage).descendant("some") as Any?? else {
                throw MirrorError.lazyNotReady(name)
            }
            return try narrow(value, name)
        }
        if let wrapper = mirror.descendant("_\(name)") {
            if type(of: wrapper) == T.self { return try narrow(wrapper, name) }
            return try narrow(mirror.descendant("_\(name)", "wrappedValue") ?? wrapper, name)
        }
        guard let above = mirror.superclassMirror else { throw MirrorError.missing(name) }
        return try search(above, for: name)
    }

    private func narrow<T>(_ value: Any, _ name: String) throws -> T {
        let content = Mirror(reflecting: value)
        if content.displayStyle == .optional, content.children.isEmpty, type(of: value) != T.self {
            throw type(of: value) == T?.self ? MirrorError.isNil(name) : MirrorError.wrongType(name)
        }
        guard let result = value as? T else { throw MirrorError.wrongType(name) }
        return result
    }
}
