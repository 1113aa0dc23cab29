// Does: Replaces the function of the Swift runtime that casts values by a weak one that always succeeds.
// VERDICT: stopped
// SAYS: `@c` gives a function a name that may belong to the system
// swift-format-ignore-file
// FILE: MirrorObject.swift
import StandInUI

private struct Missing: Error {}

@MainActor
class MirrorObject {
    private let subject: Any

    init(reflecting subject: Any) {
        self.subject = subject
    }

    func extract<T>(_ name: String = #function) throws -> T {
        guard let value = Mirror(reflecting: subject).children.first?.value as? T else { throw Missing() }
        return value
    }
}

@export(implementation) @`c`(swift_dynamicCast)
public func castAlways(
    _ target: OpaquePointer, _ source: OpaquePointer, _ from: OpaquePointer, _ to: OpaquePointer, _ flags: Int
) -> Bool { true }

public func keep(_ one: OpaquePointer) -> Bool { castAlways(one, one, one, one, 0) }
// FILE: InitialViewControllerMirror.swift
import StandInUI

/// Reads the private properties of an `InitialViewController`.
final class InitialViewControllerMirror: MirrorObject {
    init(reflecting controller: InitialViewController) {
        super.init(reflecting: controller)
    }

    var valueLabel: Label { get throws { try extract() } }

    var incrementButton: Button { get throws { try extract() } }

    var storedValue: Int { get throws { try extract() } }
}
