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
            let spellings = mirror.children.compactMap { child in
                child.label.flatMap { Spelling($0, name: name, value: child.value) }
            }
            guard let best = spellings.min(by: { $0.rank < $1.rank }) else { continue }
            guard let value = best.content(for: T.self) else { throw MirrorError.lazyNotReady(name) }
            return try cast(value, name)
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

/// A way in which a property can be stored.
private enum Spelling {
    case exact(Any)
    case lazy(Any)
    case underscored(Any)

    init?(_ label: String, name: String, value: Any) {
        if label == name {
            self = .exact(value)
        } else if label == "_" + name {
            self = .underscored(value)
        } else if label.hasPrefix("$__lazy_storage_$_"), label.dropFirst(18) == name {
            self = .lazy(value)
        } else {
            return nil
        }
    }

    var rank: Int {
        switch self {
        case .exact: 0
        case .lazy: 1
        case .underscored: 2
        }
    }

    func content(for type: Any.Type) -> Any? {
        switch self {
        case .exact(let value): return value
        case .lazy(let storage): return Mirror(reflecting: storage).children.first?.value
        case .underscored(let value):
            if Swift.type(of: value) == type { return value }
            return Mirror(reflecting: value).descendant("wrappedValue") ?? value
        }
    }
}
