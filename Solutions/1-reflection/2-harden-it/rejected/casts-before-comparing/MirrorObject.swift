/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        let mirrors = sequence(first: Mirror(reflecting: subject), next: \.superclassMirror)
        let child = mirrors.flatMap(\.children).first { $0.label == name }
        guard let value = child?.value else { throw MirrorError.missing(name) }

        if let result = value as? T { return result }
        if let optional = value as? any OptionalValue, optional.isNil, type(of: optional).wrapped == T.self {
            throw MirrorError.isNil(name)
        }
        throw MirrorError.wrongType(name)
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
