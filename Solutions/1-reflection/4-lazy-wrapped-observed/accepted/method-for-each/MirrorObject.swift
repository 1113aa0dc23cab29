/// Reads an object's stored properties by name, regardless of their access level.
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: StaticString = #function) throws -> T {
        let name = "\(name)"
        let mirrors = sequence(first: Mirror(reflecting: subject), next: \.superclassMirror)
        for mirror in mirrors {
            let stored = Dictionary(
                mirror.children.compactMap { child in child.label.map { ($0, child.value) } },
                uniquingKeysWith: { first, _ in first })
            if let plain = stored[name] { return try cast(plain, name) }
            if let lazy = stored["$__lazy_storage_$_\(name)"] { return try ready(lazy, name) }
            if let other = stored["_\(name)"] { return try unwrapped(other, name) }
        }
        throw MirrorError.missing(name)
    }

    private func ready<T>(_ storage: Any, _ name: String) throws -> T {
        if let optional = storage as? any OptionalValue, optional.isNil {
            throw MirrorError.lazyNotReady(name)
        }
        let value = Mirror(reflecting: storage).descendant("some")
        return try cast(value ?? storage, name)
    }

    private func unwrapped<T>(_ stored: Any, _ name: String) throws -> T {
        let inside = Mirror(reflecting: stored).children.first { $0.label == "wrappedValue" }
        guard let inside, !(stored is T) else { return try cast(stored, name) }
        return try cast(inside.value, name)
    }

    private func cast<T>(_ value: Any, _ name: String) throws -> T {
        if let optional = value as? any OptionalValue, optional.isNil {
            let asked = T.self as? any OptionalValue.Type
            guard (asked?.wrapped ?? T.self) == type(of: optional).wrapped else {
                throw MirrorError.wrongType(name)
            }
            if asked == nil { throw MirrorError.isNil(name) }
        }
        guard let result = value as? T else { throw MirrorError.wrongType(name) }
        return result
    }
}

/// An Optional whose type isn't known at compile time.
private protocol OptionalValue {
    static var wrapped: Any.Type { get }
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate var isNil: Bool {
        if case .none = self { true } else { false }
    }
}
