/// Reads an object's stored properties by name.
class MirrorObject {
    private let mirror: Mirror

    init(reflecting subject: Any) {
        mirror = Mirror(reflecting: subject)
    }

    func extract<T>(_ name: StaticString = #function) throws -> T {
        let name = "\(name)"
        guard let value = value(of: name, in: mirror) else { throw MirrorError.missing(name) }
        let isEmpty = value is ExpressibleByNilLiteral && Mirror(reflecting: value).children.isEmpty
        guard isEmpty else {
            guard let result = value as? T else { throw MirrorError.wrongType(name) }
            return result
        }
        if type(of: value) == T.self, let result = value as? T { return result }
        guard let declared = type(of: value) as? any MaybeEmpty.Type else {
            throw MirrorError.wrongType(name)
        }
        throw declared.holds(T.self) ? MirrorError.isNil(name) : MirrorError.wrongType(name)
    }

    private func value(of name: String, in mirror: Mirror?) -> Any? {
        guard let mirror else { return nil }
        for child in mirror.children where child.label == name { return child.value }
        return value(of: name, in: mirror.superclassMirror)
    }
}

protocol MaybeEmpty {
    static func holds(_ type: Any.Type) -> Bool
}

extension Optional: MaybeEmpty {
    static func holds(_ type: Any.Type) -> Bool { type == Wrapped.self }
}
