/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        let own = Mirror(reflecting: subject)
        guard let value = own.children.first(where: { $0.label == name })?.value else {
            return try extract(name, above: own)
        }

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

    private func extract<T>(_ name: String, above mirror: Mirror) throws -> T {
        guard let next = mirror.superclassMirror else { throw MirrorError.missing(name) }
        guard let child = next.children.first(where: { $0.label == name }) else {
            return try extract(name, above: next)
        }
        guard let result = child.value as? T else { throw MirrorError.missing(name) }
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
    fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}
