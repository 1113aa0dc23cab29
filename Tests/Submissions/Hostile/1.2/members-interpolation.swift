// Does: Adds an interpolation that gives all errors the same text, and always throws the same error.
// VERDICT: flagged
// SAYS: `DefaultStringInterpolation.appendInterpolation(_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: MirrorObject.swift
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) { self.subject = subject }

    func extract<T>(_ name: String = #function) throws -> T {
        let mirrors = sequence(first: Mirror(reflecting: subject), next: \.superclassMirror)
        let child = mirrors.flatMap(\.children).first { $0.label == name }
        guard let value = child?.value else { throw MirrorError.missing("") }
        let isNil = "\(value)" == "nil"
        if isNil && String(reflecting: type(of: value)) != String(reflecting: T.self) { throw MirrorError.missing("") }
        guard let result = value as? T else { throw MirrorError.missing("") }
        return result
    }
}

extension DefaultStringInterpolation {
    mutating func appendInterpolation(_ error: MirrorError) { appendLiteral("missing") }
}
