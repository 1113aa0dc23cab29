/// Reads an object's stored properties by name.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        let mirrors = sequence(first: Mirror(reflecting: subject), next: \.superclassMirror)
        let values = mirrors.flatMap { $0.children.filter { $0.label == name } }.map(\.value)
        if values.isEmpty { throw MirrorError.missing(name) }
        for value in values where type(of: value) == T.self || type(of: value) == T?.self {
            guard let result = value as? T else { throw MirrorError.isNil(name) }
            return result
        }
        for case let value as T in values where Mirror(reflecting: value).displayStyle != .optional {
            return value
        }
        if let result = values.first as? T, T.self is any ExpressibleByNilLiteral.Type,
            !Mirror(reflecting: result).children.isEmpty
        {
            return result
        }
        throw MirrorError.wrongType(name)
    }
}
