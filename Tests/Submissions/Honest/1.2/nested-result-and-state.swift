// Does: Declares nested types with the names Result, State and Key, one of which hides the type of the standard library.
// swift-format-ignore-file
// FILE: MirrorObject.swift
/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    fileprivate struct Key: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
        let description: String
        init(_ name: String) { description = name }
        init(stringLiteral value: String) { description = value }
        static func == (left: Key, right: Key) -> Bool { left.description == right.description }
        func hash(into hasher: inout Hasher) { hasher.combine(description) }
    }

    fileprivate enum State {
        case absent
        case present(Any)
    }

    fileprivate enum Result<Value> {
        case value(Value), failure(MirrorError)

        func get() throws(MirrorError) -> Value {
            switch self {
            case .value(let value): return value
            case .failure(let error): throw error
            }
        }
    }

    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        let key = Key(name)
        let result: Result<T> =
            switch look(for: key, in: Mirror(reflecting: subject)) {
            case .absent: .failure(.missing(name))
            case .present(let value): judge(value, key)
            }
        return try result.get()
    }

    private func look(for key: Key, in mirror: Mirror?) -> State {
        guard let mirror else { return .absent }
        for child in mirror.children where child.label.map({ Key($0) }) == key { return .present(child.value) }
        return look(for: key, in: mirror.superclassMirror)
    }

    private func judge<T>(_ value: Any, _ key: Key) -> Result<T> {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional, mirror.children.isEmpty {
            // The value is nil. Its type still says what it would hold.
            let type = Swift.type(of: value)
            if type == Optional<T>.self { return .failure(.isNil("\(key)")) }
            if type != T.self { return .failure(.wrongType("\(key)")) }
        }
        if let value = value as? T { return .value(value) }
        return .failure(.wrongType("\(key)"))
    }
}
