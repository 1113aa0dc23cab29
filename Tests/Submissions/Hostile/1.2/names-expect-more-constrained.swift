// Does: Declares a generic `expect` that also requires a debug description, so it wins for answers but not for numbers.
// VERDICT: failed
// SAYS: `expect(_:equals:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: MirrorObject.swift
/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) { self.subject = subject }

    func extract<T>(_ name: String = #function) throws -> T {
        let mirrors = sequence(first: Mirror(reflecting: subject), next: \.superclassMirror)
        for mirror in mirrors {
            if let value = mirror.descendant(name) as? T { return value }
        }
        throw MirrorError.missing(name)
    }
}

func expect<Value: Equatable & CustomDebugStringConvertible>(
    _ actual: Value, equals expected: Value, _ what: String
) {}
