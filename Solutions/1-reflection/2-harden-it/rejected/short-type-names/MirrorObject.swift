/// Reads an object's stored properties by name.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        var next: Mirror? = Mirror(reflecting: subject)
        while let mirror = next {
            if let child = mirror.children.first(where: { $0.label == name }) {
                return try cast(child.value, name)
            }
            next = mirror.superclassMirror
        }
        throw MirrorError.missing(name)
    }

    private func cast<T>(_ value: Any, _ name: String) throws -> T {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional, mirror.children.isEmpty {
            let declared = "\(mirror.subjectType)"
            let asked = "\(T.self)"
            if declared == "Optional<\(asked)>" { throw MirrorError.isNil(name) }
            if declared != asked { throw MirrorError.wrongType(name) }
        }
        guard let result = value as? T else { throw MirrorError.wrongType(name) }
        return result
    }
}
