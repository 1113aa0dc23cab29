class MirrorObject {
    private let reflect: () -> Mirror

    init(reflecting subject: Any) {
        reflect = { Mirror(reflecting: subject) }
    }

    func extract<T>(_ name: String = #function) throws -> T {
        try reflect().property(name).flatMap { try ($0 as? any Maybe)?.asked(for: name) ?? $0 as? T }
            .orThrow(MirrorError.wrongType(name))
    }
}

protocol Maybe {
    func asked<T>(for name: String) throws -> T?
}

extension Optional: Maybe {
    func asked<T>(for name: String) throws -> T? {
        if let self { return self as? T }
        if let nothing = Self.none as? T, T.self == Self.self { return nothing }
        throw T.self == Wrapped.self ? MirrorError.isNil(name) : MirrorError.wrongType(name)
    }

    func orThrow(_ error: any Error) throws -> Wrapped {
        guard let self else { throw error }
        return self
    }
}

extension Mirror {
    func property(_ name: String) throws -> Any? {
        if let child = children.first(where: { $0.label == name }) { return .some(child.value) }
        guard let above = superclassMirror else { throw MirrorError.missing(name) }
        return try above.property(name)
    }
}
