enum ReadingError: Error, CustomStringConvertible {
    case unreadable(String, as: Any.Type)

    var description: String {
        switch self {
        case .unreadable(let name, let type): "no stored property `\(name)` of type \(type)"
        }
    }
}

@MainActor
class MirrorObject {
    let mirror: Mirror

    init(mirror: Mirror) {
        self.mirror = mirror
    }

    convenience init(reflecting subject: Any) {
        self.init(mirror: Mirror(reflecting: subject))
    }

    final func extract<T>(_ name: String = #function, as type: T.Type = T.self) throws -> T {
        try mirror.value(named: name)
    }
}

extension Mirror {
    fileprivate func value<T>(named name: String) throws -> T {
        for case (name?, let value as T) in children { return value }
        throw ReadingError.unreadable(name, as: T.self)
    }
}
