// Does: Makes `String` an error with a retroactive conformance, and throws sentences.
// swift-format-ignore-file
// FILE: MirrorObject.swift
extension String: @retroactive Error {}

@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) { self.subject = subject }

    func extract<T>(_ name: StaticString = #function) throws -> T {
        let name = "\(name)"
        let children = Mirror(reflecting: subject).children
        guard let index = children.firstIndex(where: { $0.label == name }) else {
            throw "\(type(of: subject)) has no property named \(name)."
        }
        guard let value = children[index].value as? T else { throw "\(name) isn't a \(T.self)." }
        return value
    }
}
