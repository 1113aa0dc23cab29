// Does: Builds the reader from long one-line closures and a callable struct, with a raw string full of system words.
// swift-format-ignore-file
// FILE: MirrorObject.swift
private let disclaimer = #"This reader never calls dlsym, fork or getenv, and it has nothing to do with "/proc/self"."#

private struct Finder { let name: String; func callAsFunction(_ subject: Any) -> Any? { sequence(first: Mirror(reflecting: subject), next: { $0.superclassMirror }).lazy.flatMap { $0.children }.first { [name] in $0.label == name }?.value } }

private struct Nothing { let type: Any.Type; init?(_ value: Any) { let mirror = Mirror(reflecting: value); guard mirror.displayStyle == .optional, mirror.children.count == 0 else { return nil }; type = Swift.type(of: value) } }

/// Reads an object's stored properties by name, regardless of their access level.
@MainActor class MirrorObject: @MainActor CustomDebugStringConvertible {
    private let find: (String) -> Any?; var debugDescription: String { disclaimer }

    init(reflecting subject: Any) { find = { name in Finder(name: name)(subject) } }

    func extract<T>(_ name: String = #function) throws -> T {
        guard let value = find(name) else { throw MirrorError.missing(name) }
        if let nothing = Nothing(value) { if nothing.type == T?.self { throw MirrorError.isNil(name) }; if nothing.type != T.self { throw MirrorError.wrongType(name) } }
        if let value = value as? T { return value } else { throw MirrorError.wrongType(name) }
    }
}
