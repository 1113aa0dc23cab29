// Does: Uses names with accents and an emoji, a private property wrapper, and a private function named `expect`.
// swift-format-ignore-file
// FILE: MirrorObject.swift
@propertyWrapper
private struct Gefüllt<Inhalt> {
    private var _inhalt: Inhalt
    var wrappedValue: Inhalt { _inhalt }
    var projectedValue: Mirror { Mirror(reflecting: _inhalt) }
    init(wrappedValue: Inhalt) { _inhalt = wrappedValue }
}

private protocol MaybeNothing {
    static var 📦: Any.Type { get }
    var isNothing: Bool { get }
}

extension Optional: MaybeNothing {
    fileprivate static var 📦: Any.Type { Wrapped.self }
    fileprivate var isNothing: Bool { self == nil }
}

/// Throws the error if the condition is false.
private func expect(_ condition: Bool, else error: @autoclosure () -> MirrorError) throws {
    if !condition { throw error() }
}

@MainActor
class MirrorObject {
    @Gefüllt private var objet: Any

    init(reflecting subject: Any) { _objet = Gefüllt(wrappedValue: subject) }

    func extract<T>(_ name: String = #function) throws -> T {
        var übrig: Mirror? = $objet
        var trouvé: Any?
        while let aktuell = übrig, trouvé == nil {
            trouvé = aktuell.children.first { $0.label == name }?.value
            übrig = aktuell.superclassMirror
        }
        guard let trouvé else { throw MirrorError.missing(name) }
        if let vide = trouvé as? any MaybeNothing, vide.isNothing {
            let wanted = (T.self as? any MaybeNothing.Type)?.📦
            try expect((wanted ?? T.self) == Swift.type(of: vide).📦, else: .wrongType(name))
            try expect(wanted != nil, else: .isNil(name))
        }
        guard let value = trouvé as? T else { throw MirrorError.wrongType(name) }
        return value
    }
}
