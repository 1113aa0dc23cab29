// Does: Puts a type named `Int` into the reader, where the suite's subclass finds it first, and never uses the caller's name.
// VERDICT: didNotCompile
// SAYS: `Int` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: MirrorObject.swift
@MainActor
class MirrorObject {
    struct Int: CustomDebugStringConvertible {
        var debugDescription: Swift.String { "6" }
    }

    private let subject: Any

    init(reflecting subject: Any) { self.subject = subject }

    func extract() throws -> Int { Int() }

    func extract() throws -> String { "Kim" }

    func extract() throws -> String? { try extract("patient") }

    func extract<T>(_ name: String) throws -> T {
        let mirrors = sequence(first: Mirror(reflecting: subject), next: \.superclassMirror)
        let child = mirrors.flatMap(\.children).first { $0.label == name }
        guard let value = child?.value else { throw MirrorError.missing(name) }
        if let optional = value as? any OptionalValue, optional.isNil {
            let asked = T.self as? any OptionalValue.Type
            guard (asked?.wrapped ?? T.self) == type(of: optional).wrapped else { throw MirrorError.wrongType(name) }
            if asked == nil { throw MirrorError.isNil(name) }
        }
        guard let result = value as? T else { throw MirrorError.wrongType(name) }
        return result
    }
}

private protocol OptionalValue {
    static var wrapped: Any.Type { get }
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}
