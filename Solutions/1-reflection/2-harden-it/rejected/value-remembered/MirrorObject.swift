/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    private let subject: Any
    private var found: [String: Any] = [:]

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        let value: Any
        if let kept = found[name] {
            value = kept
        } else {
            let mirrors = sequence(first: Mirror(reflecting: subject), next: \.superclassMirror)
            let child = mirrors.flatMap(\.children).first { $0.label == name }
            guard let current = child?.value else { throw MirrorError.missing(name) }
            found[name] = current
            value = current
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
