// Exercise 1.4: Lazy, wrapped, observed
//
// This exercise is optional: nothing in the rest of the course depends on it. It is graded like the others.
//
// Some properties are stored under a name that you never wrote. `Settings.swift` contains three kinds of
// them: `lazy` properties, properties with a property wrapper, and properties of an `@Observable` class. The
// reader in this file passes exercise 1.2, but it finds none of them. Extend it so that callers can use the
// name in the source for all three kinds:
//
// 1. For a lazy property that has been used, return its value. If the property hasn't been used yet, throw
//    `MirrorError.lazyNotReady(name)`, even if the caller asks for an Optional. Reading a lazy property must
//    never initialize it.
// 2. For a wrapped property, return the value inside the wrapper. The wrapper stores it in a property called
//    `wrappedValue`, and may store other properties too. This applies to any such wrapper, not only to
//    `Counted`. If the caller asks for the type of the wrapper, such as `Counted<Int>`, return the wrapper.
// 3. For a property of an `@Observable` class, return its value.
// 4. The rules of exercise 1.2 apply to all of them. If the property has a different type, throw
//    `wrongType(name)`, even if it is nil. If it is nil and the caller didn't ask for an Optional, throw
//    `isNil(name)`. If there is no property with that name, throw `missing(name)`. If several classes have
//    the property, use the one that is nearest to the object's own class, no matter how it stores the
//    property.
// 5. Within a class, a property that is stored under exactly the requested name has priority:
//    `extract("_raw")` reads `_raw`, and if there is a `raw`, `extract("raw")` never reads `_raw`. If a class
//    has a plain property `_raw` but no `raw`, it doesn't matter what `extract("raw")` does. A name that is
//    only similar to an existing one is missing: `extract("name")` doesn't return `nickname`, and
//    `extract("_user")` doesn't return `user`.
//
// Errors contain the requested name, not the stored one. `MirrorError.swift` and `Settings.swift` are
// finished. Keep these names: `MirrorObject` with `init(reflecting:)` and `extract(_:)`. It must stay
// possible to subclass `MirrorObject`.

/// Reads an object's stored properties by name, regardless of their access level.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        let mirrors = sequence(first: Mirror(reflecting: subject), next: \.superclassMirror)
        for mirror in mirrors {
            for child in mirror.children where child.label == name {
                return try cast(child.value, name)
            }
        }
        throw MirrorError.missing(name)
    }

    private func cast<T>(_ value: Any, _ name: String) throws -> T {
        if let optional = value as? any OptionalValue, optional.isNil {
            let asked = T.self as? any OptionalValue.Type
            guard (asked?.wrapped ?? T.self) == type(of: optional).wrapped else {
                throw MirrorError.wrongType(name)
            }
            if asked == nil { throw MirrorError.isNil(name) }
        }
        guard let result = value as? T else { throw MirrorError.wrongType(name) }
        return result
    }
}

/// An Optional whose type isn't known at compile time.
private protocol OptionalValue {
    static var wrapped: Any.Type { get }
    var isNil: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
    fileprivate var isNil: Bool {
        if case .none = self { true } else { false }
    }
}
