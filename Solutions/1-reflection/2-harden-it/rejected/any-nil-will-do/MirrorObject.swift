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
                if let value = child.value as? T { return value }
                let content = Mirror(reflecting: child.value)
                let isNil = content.displayStyle == .optional && content.children.isEmpty
                throw isNil ? MirrorError.isNil(name) : MirrorError.wrongType(name)
            }
            next = mirror.superclassMirror
        }
        throw MirrorError.missing(name)
    }
}
