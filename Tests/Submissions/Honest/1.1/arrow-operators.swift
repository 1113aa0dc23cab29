// Does: Declares two operators with a precedence group of their own, and chains them to find and cast a child.
// swift-format-ignore-file
// FILE: MirrorObject.swift
precedencegroup LookupPrecedence {
    associativity: left
    higherThan: AssignmentPrecedence
    lowerThan: NilCoalescingPrecedence
}

infix operator ~>: LookupPrecedence
infix operator ?!: LookupPrecedence

private struct Missing: Error { var what: String; init(_ what: String) { self.what = what } }

private func ~> (mirror: Mirror, label: String) -> Any? {
    mirror.children.first(where: { $0.label == label })?.value
}

private func ?! <Value>(value: Value?, problem: @autoclosure () -> any Error) throws -> Value {
    guard let value else { throw problem() }
    return value
}

@MainActor
class MirrorObject {
    typealias Subject = Any
    private let subject: Subject

    init(reflecting subject: Subject) { self.subject = subject }

    func extract<T>(_ name: String = #function) throws -> T {
        let found = try Mirror(reflecting: subject) ~> name ?! Missing(name)
        return try (found as? T) ?! Missing("\(name) as \(T.self)")
    }
}
// FILE: InitialViewControllerMirror.swift
import StandInUI

/// Reads the private properties of an `InitialViewController`.
final class InitialViewControllerMirror: MirrorObject {
    init(reflecting controller: InitialViewController) { super.init(reflecting: controller) }

    var valueLabel: Label { get throws { try extract("valueLabel") } }
    var incrementButton: Button { get throws { let button: Button = try extract(); return button } }
    var storedValue: Int { get throws { let count = try extract() as Int; return count } }
}
