/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        let mirrors = sequence(first: Mirror(reflecting: subject), next: \.superclassMirror)
        for mirror in mirrors {
            if let value = mirror.value(of: name) { return try cast(value, name) }
            if let storage = mirror.value(of: "$__lazy_storage_$_" + name) {
                // The storage adds one Optional to the property's type. It is nil until the first use.
                guard let value = Mirror(reflecting: storage).children.first?.value else {
                    throw MirrorError.lazyNotReady(name)
                }
                return try cast(value, name)
            }
            if let stored = mirror.children.first(where: { $0.label?.hasSuffix("_" + name) ?? false })?.value
            {
                if type(of: stored) == T.self { return try cast(stored, name) }
                return try cast(Mirror(reflecting: stored).value(of: "wrappedValue") ?? stored, name)
            }
        }
        throw MirrorError.missing(name)
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

extension Mirror {
    /// Returns the value of the child with exactly this label, or nil if there is none.
    fileprivate func value(of label: String) -> Any? {
        children.first { $0.label == label }?.value
    }
}
