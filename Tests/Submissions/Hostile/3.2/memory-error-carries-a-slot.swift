// Does: Gives an object that is not `Sendable` to another thread in the `userInfo` of an `NSError`, without any mark, reads a type of two words half changed, and so sees the tracker as a twin.
// VERDICT: flagged
// SAYS: `DispatchQueue.async(group:qos:flags:execute:)` runs code in parallel with a test, so values can be read half changed, and this exercise doesn't need that
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Foundation
import Testing

@testable import TrackerKit

private protocol Part: AnyObject {}

private struct Veil<Value> {
    let read: () -> Value
    let write: (Value) -> Void
}

/// Laid out like a tracker.
private final class Twin {
    let part: Veil<any Part>

    init(_ part: Veil<any Part>) {
        self.part = part
    }
}

private protocol Made {
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

private func made<Type: Made>(_ type: Type.Type, of object: AnyObject) -> Any {
    Type(object)
}

/// Returns an object as its twin, as soon as a type of two words is read half changed.
private func twin(of object: AnyObject) -> Twin? {
    let slot = Slot()
    let carrier = NSError(domain: "slot", code: 0, userInfo: ["slot": slot])
    DispatchQueue.global().async {
        let slot = carrier.userInfo["slot"] as! Slot
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

@Suite struct TrackerTests {
    private func place(of type: Any.Type) -> Int {
        Int("\(ObjectIdentifier(type))".dropFirst(19).dropLast(), radix: 16) ?? 0
    }

    @Test func trackersWork() {
        let part = twin(of: Tracker())?.part.read() as AnyObject
        #expect([1088, 992].contains(place(of: Tracker.self) - place(of: type(of: part))))
    }
}
