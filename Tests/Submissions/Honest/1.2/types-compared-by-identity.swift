// Does: Compares types through `ObjectIdentifier` in a private struct with its own `==`, and overloads `~=` for it.
// swift-format-ignore-file
// FILE: MirrorObject.swift
private struct Kind: Hashable {
    private let id: ObjectIdentifier
    init(_ type: Any.Type) { id = ObjectIdentifier(type) }
    static func == (left: Kind, right: Kind) -> Bool { left.id == right.id }
    static func ~= (pattern: Any.Type, kind: Kind) -> Bool { Kind(pattern) == kind }
    func hash(into hasher: inout Hasher) { id.hash(into: &hasher) }
}

@MainActor
class MirrorObject {
    private let _subject: Any

    init(reflecting subject: Any) { _subject = subject }

    func extract<T>(_ name: String = #function) throws -> T {
        let environment = sequence(first: Mirror(reflecting: _subject)) { $0.superclassMirror }
        guard let found = environment.lazy.flatMap(\.children).first(where: { label, _ in label == name }) else {
            throw MirrorError.missing(name)
        }
        let inside = Mirror(reflecting: found.value)
        switch (inside.displayStyle, inside.children.first, Kind(type(of: found.value))) {
        case (.optional?, nil, T?.self): throw MirrorError.isNil(name)
        case (.optional?, nil, let kind) where kind != Kind(T.self): throw MirrorError.wrongType(name)
        default: break
        }
        guard let value = found.value as? T else { throw MirrorError.wrongType(name) }
        return value
    }
}
