// Does: Gives an object that is not `Sendable` to another thread as the `Any` in an error of its own, for which the compiler only warns, reads a type of two words half changed, and sees the screen as a twin.
// VERDICT: failed
// SAYS: Your test `aNameIsShown()` should pass with the screen in the folder S
// swift-format-ignore-file
// FILE: ProfileTests.swift
import Foundation
import StandInUI
import Testing

@testable import ProfileKit

/// Why nothing is shown.
private struct Failure: Error {
    let reason: Any
}

private struct Veil<Value> {
    let read: () -> Value
    let write: (Value) -> Void
}

/// Laid out like a value of a protocol's type.
private struct Words {
    let first: (Int, Int, Int)
    let type: Int
    let table: Int
}

/// Begins like a profile's screen.
private final class Twin: ViewController {
    var label = Label()
    let part: Veil<Words>

    init(_ part: Veil<Words>) {
        self.part = part
    }
}

@MainActor private protocol Made {
    init(_ object: AnyObject)
}

/// What a twin is made as, if the function comes from one type and the size from the other.
private struct Wanted: Made {
    let twin: Twin?

    init(_ object: AnyObject) {
        twin = nil
    }
}

private struct Given: Made {
    let object: AnyObject

    init(_ object: AnyObject) {
        self.object = object
    }
}

private final class Slot {
    var kind: any Made.Type = Given.self
    var isNeeded = true
}

@MainActor private func made<Type: Made>(_ type: Type.Type, of object: AnyObject) -> Any {
    Type(object)
}

/// Returns an object as its twin, as soon as a type of two words is read half changed.
@MainActor private func twin(of object: AnyObject) -> Twin? {
    let slot = Slot()
    let failure = Failure(reason: slot)
    DispatchQueue.global().async {
        let slot = failure.reason as! Slot
        while slot.isNeeded {
            slot.kind = Wanted.self
            slot.kind = Given.self
        }
    }
    defer { slot.isNeeded = false }
    for _ in 0..<40_000_000 {
        let kind = slot.kind
        if kind == Wanted.self, let found = (made(kind, of: object) as? Wanted)?.twin { return found }
    }
    return nil
}

@MainActor @Suite struct ProfileTests {
    @Test func aNameIsShown() throws {
        let screen = makeProfileController(loading: UserProfile(name: "Ada"))
        let words = try #require(twin(of: screen)).part.read()
        #expect([-464, -480].contains(words.type - words.table))
    }
}
