// Does: Reads the properties with a private dynamic-member type, and mentions many system words in a block comment.
// swift-format-ignore-file
// FILE: MirrorObject.swift
/*
 A reader looks like black magic at first, so here is what it does NOT need:
 no `dlsym`, no `/proc/self/maps`, no `@_silgen_name`, no `getenv("HOME")`, no `unsafeBitCast`,
 and certainly no `exit(0)`. It is only `Mirror`, used twice.
 /* Block comments nest in Swift. `#sourceLocation` in here changes nothing. */
 */

/// What can go wrong while a drawer is open.
enum DrawerError: Error, CustomStringConvertible {
    case nothingCalled(String), notThatKind(String, Any.Type)

    var description: String {
        switch self {
        case .nothingCalled(let label): "There is no drawer called “\(label)”."
        case let .notThatKind(label, kind): "The drawer “\(label)” holds no \(kind)."
        }
    }
}

@dynamicMemberLookup
private struct Drawers {
    let owner: Any

    subscript(label: String) -> Any? {
        for case (label?, let content) in Mirror(reflecting: owner).children { return content }
        return nil
    }

    subscript(dynamicMember label: String) -> Any? { self[label] }
}

@MainActor
class MirrorObject {
    private var _drawers: Drawers

    init(reflecting subject: Any) { _drawers = Drawers(owner: subject) }

    func extract<T>(_ name: String = #function) throws -> T {
        guard let content = _drawers[name] else { throw DrawerError.nothingCalled(name) }
        guard let value = content as? T else { throw DrawerError.notThatKind(name, T.self) }
        return value
    }
}
