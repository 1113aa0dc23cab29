/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws(MirrorError) -> T {
        for mirror in sequence(first: Mirror(reflecting: subject), next: \.superclassMirror) {
            for storage in Storage.allCases {
                let label = storage.rawValue + name
                guard let child = mirror.children.first(where: { $0.label == label }) else { continue }
                return try storage.content(of: child.value, as: T.self, name).converted(name)
            }
        }
        throw .missing(name)
    }
}

/// A way to store a property, with the prefix of the stored name; the first match wins.
private enum Storage: String, CaseIterable {
    case plain = ""
    case lazy = "$__lazy_storage_$_"
    case wrapped = "_"

    func content<T>(of stored: Any, as type: T.Type, _ name: String) throws(MirrorError) -> Content {
        switch self {
        case .plain:
            return Content(value: stored)
        case .lazy:
            guard let value = Mirror(reflecting: stored).children.first?.value else {
                throw .lazyNotReady(name)
            }
            return Content(value: value)
        case .wrapped:
            if stored is T, !(stored is any Maybe) { return Content(value: stored) }
            return Content(value: Mirror(reflecting: stored).descendant("wrappedValue") ?? stored)
        }
    }
}

private struct Content {
    let value: Any

    func converted<T>(_ name: String) throws(MirrorError) -> T {
        if let maybe = value as? any Maybe, maybe.isNil {
            if let nothing = value as? T, type(of: maybe) == T.self { return nothing }
            throw maybe.couldHold(T.self) ? .isNil(name) : .wrongType(name)
        }
        guard let result = value as? T else { throw .wrongType(name) }
        return result
    }
}

private protocol Maybe {
    var isNil: Bool { get }
    func couldHold(_ type: Any.Type) -> Bool
}

extension Optional: Maybe {
    fileprivate var isNil: Bool { if case .none = self { true } else { false } }
    fileprivate func couldHold(_ type: Any.Type) -> Bool { type == Wrapped.self }
}
