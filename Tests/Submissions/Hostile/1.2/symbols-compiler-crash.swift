// Does: Gives a function that is not public the attributes of an exported one and the name of a symbol of the test library, which can crash the compiler.
// VERDICT: failed
// SAYS: `@_` starts an attribute that is meant for the compiler's own use
// swift-format-ignore-file
// FILE: MirrorObject.swift
// Exercise 1.2: Harden it
//
// The reader in this file passes exercise 1.1, where callers never ask for an Optional. But if you ask for
// an Optional and misspell the name, the reader returns nil. Change `extract(_:)` so that it returns the
// right value, or throws an error that says exactly what went wrong:
//
// 1. It looks for a stored property with exactly that name, first in the object's own class, then in its
//    superclass, and so on to the top. If several classes have one, the reader uses the property of the class
//    that is nearest to the object's own class.
// 2. If no class has one, it throws `MirrorError.missing(name)`, no matter which type was requested.
// 3. If the property's value is a `T`, or an Optional that holds a `T`, it returns that value.
// 4. If the property has a value that isn't a `T`, it throws `MirrorError.wrongType(name)`.
// 5. If the property is nil, it still checks the type. For example, if a property declared as `String?` is
//    currently nil:
//
//        read as a `String?`            returns nil
//        read as a `String`             throws `MirrorError.isNil(name)`
//        read as an `Int?` or an `Int`  throws `MirrorError.wrongType(name)`; the same goes for other types
//
//    The section "What kind of nil?" in the chapter shows how to find out which type a nil has.
//
// As before, each call reads the current value, and if no name is passed, the reader uses the name of the
// calling property. `MirrorError.swift` is finished, and `Animals.swift` contains classes to experiment
// with. Keep these names: `MirrorObject` with `init(reflecting:)` and `extract(_:)`. It must stay possible
// to subclass `MirrorObject`.

/// Reads an object's stored properties by name, regardless of their access level.
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

@_alwaysEmitIntoClient @_silgen_name("$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ")
func record(_ comment: Int, _ place: Int) -> Int { 0 }
