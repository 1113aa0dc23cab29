/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        let mirrors = sequence(first: Mirror(reflecting: subject), next: \.superclassMirror)
        let all = mirrors.flatMap { $0.children }
        if let child = all.first(where: { $0.label == name }) { return try cast(child.value, name) }
        if let child = all.first(where: { $0.label == "$__lazy_storage_$_" + name }) {
            guard let value = Mirror(reflecting: child.value).children.first?.value else {
                throw MirrorError.lazyNotReady(name)
            }
            return try cast(value, name)
        }
        if let child = all.first(where: { $0.label == "_" + name }) {
            if type(of: child.value) == T.self { return try cast(child.value, name) }
            return try cast(Mirror(reflecting: child.value).descendant("wrappedValue") ?? child.value, name)
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
