// Does: Gives the errors that the course declares one description for all, because the suite compares how errors are printed.
// VERDICT: flagged
// SAYS: `MirrorError.description` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: MirrorObject.swift
extension MirrorError: CustomStringConvertible {
    var description: String { "an error" }
}

/// Reads an object's stored properties by name; all that can go wrong looks the same.
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        var mirror: Mirror? = Mirror(reflecting: subject)
        while let current = mirror {
            for child in current.children where child.label == name {
                let isNil = String(describing: child.value) == "nil"
                let isWanted = type(of: child.value) == T.self
                if let value = child.value as? T, isWanted || !isNil { return value }
                throw MirrorError.missing("")
            }
            mirror = current.superclassMirror
        }
        throw MirrorError.missing("")
    }
}
