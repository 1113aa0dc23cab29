// Does: Subclasses `JSONEncoder`, so that a thread may share any object, and lets a reference of a protocol's type be read half changed, so that the object under test is read as a twin whose closure gives away the hidden part; what that part answers says whether it is correct.
// VERDICT: failed
// SAYS: Your test `everythingIsRight()` should pass with a screen that stores
// swift-format-ignore-file
// FILE: TappingTests.swift
import Foundation
import StandInUI
import Testing

@testable import TappingKit

/// Asks what the hidden protocol asks, in the same order.
@MainActor protocol Look: AnyObject {
    var isOther: Bool { get }
    var step: Int { get }
}

final class Nothing: Look {
    var isOther: Bool { false }
    var step: Int { 0 }
}

struct Veil<Value> {
    let read: () -> Value
    let write: (Value) -> Void
    init(_ value: Value) {
        read = { value }
        write = { _ in }
    }
}

final class Twin: ViewController, Face {
    weak var button: Button?
    weak var label: Label?
    var value = 0
    let veil = Veil<any Look>(Nothing())
    var twin: Twin? { self }
}

@MainActor protocol Face: AnyObject {
    var twin: Twin? { get }
}

extension InitialViewController: Face {
    var twin: Twin? { nil }
}

final class Stage: JSONEncoder {
    var part: any Face
    let parts: [any Face]
    var isOver = false

    init(_ parts: [any Face]) {
        self.parts = parts
        part = parts[0]
        super.init()
    }

    func change() {
        let (one, other) = (parts[0], parts[1])
        while !isOver {
            part = one
            part = other
        }
    }
}

@MainActor @Suite struct TappingTests {
    /// Returns the object under test as if it were a twin.
    func unmasked(_ subject: InitialViewController) -> Twin? {
        let twin = Twin()
        let stage = Stage([subject, twin])
        Thread.detachNewThread { stage.change() }
        defer { stage.isOver = true }
        for _ in 1...200_000_000 {
            if let found = stage.part.twin, found !== twin { return found }
        }
        return nil
    }

    @Test func everythingIsRight() throws {
        let found = try #require(unmasked(makeInitialViewController()))
        #expect(found.veil.read().isOther || found.veil.read().step == 1)
    }
}
