/// Reads an object's stored properties by name.
@MainActor
class MirrorObject {
    private let mirrors: [Mirror]

    init(reflecting subject: Any) {
        mirrors = Array(sequence(first: Mirror(reflecting: subject)) { $0.superclassMirror })
    }

    func extract<T>(_ name: StaticString = #function) throws(MirrorError) -> T {
        for mirror in mirrors {
            for case (String(describing: name), let value) in mirror.children {
                return try Reading<T>(name: "\(name)").read(value)
            }
        }
        throw .missing("\(name)")
    }
}

/// A read of one property as the requested type.
private struct Reading<T> {
    let name: String

    func read<Stored>(_ value: Stored) throws(MirrorError) -> T {
        if isNil(value) {
            switch Stored.self {
            case is T.Type: break
            case is T?.Type: throw .isNil(name)
            default: throw .wrongType(name)
            }
        }
        guard let result = value as? T else { throw .wrongType(name) }
        return result
    }

    private func isNil<Stored>(_ value: Stored) -> Bool {
        Stored.self is any ExpressibleByNilLiteral.Type && Mirror(reflecting: value).children.isEmpty
    }
}
