// Exercise 1.2: Harden it
//
// The reader below passes 1.1, where nobody asks for an Optional. Ask it for one, and it answers nil to a
// misspelled name. Make every answer, and every refusal, say what is the case. When you are done,
// `extract(_:)`:
//
// 1. looks for a stored property of exactly that name in the object's own class first, then in the class
//    above it, and so on to the top. When several classes have one, the one nearest to the object counts.
// 2. throws `MirrorError.missing(name)` when none of them has one, whatever type was asked for.
// 3. returns the value of the property when it is a `T`, or an Optional that holds a `T`.
// 4. throws `MirrorError.wrongType(name)` when there is a value and it is no `T`.
// 5. is as careful when the property is nil. Take a property declared as `String?` that is nil now:
//
//        asked for a `String?`           returns nil
//        asked for a `String`            throws `MirrorError.isNil(name)`
//        asked for an `Int?` or an `Int` throws `MirrorError.wrongType(name)`, and so for any other type
//
//    The chapter's section "What kind of nil?" shows how to find out what a nil is a nil of.
//
// It still reads at the moment of the call, and still takes its name from the calling property when none is
// passed. `MirrorError.swift` is given, and so is `Animals.swift`, to try things on. These names stay:
// `MirrorObject`, which can be subclassed, with `init(reflecting:)` and `extract(_:)`.

/// Reads the stored properties of an object by name, whatever their access level.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        try extract(name, from: Mirror(reflecting: subject))
    }

    private func extract<T>(_ name: String, from mirror: Mirror) throws -> T {
        if let value = mirror.descendant(name) as? T { return value }
        guard let superclassMirror = mirror.superclassMirror else { throw MirrorError.missing(name) }
        return try extract(name, from: superclassMirror)
    }
}
