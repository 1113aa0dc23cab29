// Does: Lists the kinds of storage in an enum with raw string values and a `CaseIterable` of its own.
// swift-format-ignore-file
// FILE: MirrorObject.swift
/// The ways in which a class can store a property, in the order in which the reader tries them.
private enum Storage: String, CaseIterable {
    case plain = ""
    case lazy = #"$__lazy_storage_$_"#
    case wrapped = "_"

    static var allCases: [Storage] { [.plain, .lazy, .wrapped] }

    func label(of name: String) -> String { rawValue + name }
}

private protocol Nullable {
    static var content: Any.Type { get }
    var isNull: Bool { get }
}

extension Optional: Nullable {
    fileprivate static var content: Any.Type { Wrapped.self }
    fileprivate var isNull: Bool { map { _ in false } ?? true }
}

extension Mirror {
    fileprivate subscript(label: String) -> Any? {
        for child in children where child.label == label { return child.value }
        return nil
    }

    fileprivate var ancestry: some Sequence<Mirror> { sequence(first: self, next: \.superclassMirror) }
}

@MainActor
class MirrorObject {
    private let _subject: Any

    init(reflecting subject: Any) {
        _subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        classes: for mirror in Mirror(reflecting: _subject).ancestry {
            kinds: for kind in Storage.allCases {
                guard let content = mirror[kind.label(of: name)] else { continue kinds }
                switch kind {
                case .plain:
                    return try cast(content, name)
                case .lazy:
                    guard let inner = Mirror(reflecting: content).children.first else {
                        throw MirrorError.lazyNotReady(name)
                    }
                    return try cast(inner.value, name)
                case .wrapped where type(of: content) == T.self:
                    return try cast(content, name)
                case .wrapped:
                    return try cast(Mirror(reflecting: content)["wrappedValue"] ?? content, name)
                }
            }
            continue classes
        }
        throw MirrorError.missing(name)
    }

    private func cast<T>(_ value: Any, _ name: String) throws -> T {
        if case let null as any Nullable = value, null.isNull {
            let wanted = T.self as? any Nullable.Type
            if type(of: null).content != (wanted?.content ?? T.self) { throw MirrorError.wrongType(name) }
            if wanted == nil { throw MirrorError.isNil(name) }
        }
        if let value = value as? T { return value }
        throw MirrorError.wrongType(name)
    }
}
