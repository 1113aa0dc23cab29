// Exercise 1.4: Lazy, wrapped, observed
//
// This exercise is optional: nothing in the rest of the course depends on it. It is graded like the others.
//
// Some properties are stored under a name that nobody wrote. `Settings.swift` has three sorts of them: a
// `lazy` one, one with a property wrapper, and those of an `@Observable` class. The reader below passes 1.2
// and finds none of them. When you are done, it is asked for the name in the source, and finds all three:
//
// 1. A lazy property that was used: its value. One that nobody has used yet: throws
//    `MirrorError.lazyNotReady(name)`, also when an Optional was asked for. Reading never makes it ready.
// 2. A wrapped property: the value inside, which the wrapper stores in a property `wrappedValue`, perhaps
//    beside others. This holds for any such wrapper, not only for `Counted`. A caller who asks for the type of
//    the wrapper, such as `Counted<Int>`, gets the wrapper.
// 3. A property of an `@Observable` class: its value.
// 4. All of 1.2 holds for them as well. With a value or a nil of another type, `wrongType(name)`; with a nil
//    that was not asked for, `isNil(name)`; with a name that no property has, `missing(name)`. The class
//    nearest to the object that has the property counts, in whichever of the ways it stores it.
// 5. A property whose stored name is exactly the name that was asked for comes first in its class: `_raw`
//    is read by `extract("_raw")`, and never by `extract("raw")` where there is a `raw`. A name that is
//    only similar to another one is missing: asked for `name`, the reader does not answer with `nickname`,
//    and asked for `_user`, it does not answer with `user`.
//
// The names to be thrown are those that were asked for. `MirrorError.swift` and `Settings.swift` are given.
// These names stay: `MirrorObject`, which can be subclassed, with `init(reflecting:)` and `extract(_:)`.

/// Reads the stored properties of an object by name, whatever their access level.
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

/// An Optional whose type is not known before the program runs.
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
