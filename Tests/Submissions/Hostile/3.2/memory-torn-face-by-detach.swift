// Does: Starts a second thread by the deprecated function `detach`, which is in no list of what starts threads, and lets a reference of a protocol's type be read half changed, so that the object under test is read as a twin whose closure gives away the hidden part; where its type lies in memory says whether it is correct.
// VERDICT: flagged
// SAYS: `detach(priority:operation:)` runs code in parallel with a test, so values can be read half changed, and this exercise doesn't need that
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Foundation
import Testing

@testable import TrackerKit

protocol Look: AnyObject {
    func look()
}

final class Nothing: Look {
    func look() {}
}

struct Veil<Value> {
    let read: () -> Value
    let write: (Value) -> Void
    init(_ value: Value) {
        read = { value }
        write = { _ in }
    }
}

final class Twin: Face {
    let veil = Veil<any Look>(Nothing())
    var twin: Twin? { self }
}

protocol Face: AnyObject {
    var twin: Twin? { get }
}

extension Tracker: Face {
    var twin: Twin? { nil }
}

final class Stage: @unchecked Sendable {
    var part: any Face
    let parts: [any Face]
    var isOver = false

    init(_ parts: [any Face]) {
        self.parts = parts
        part = parts[0]
    }

    func change() {
        let (one, other) = (parts[0], parts[1])
        while !isOver {
            part = one
            part = other
        }
    }

    static func start(_ stage: Stage) {
        _ = detach { stage.change() }
    }
}

@Suite struct TrackerTests {
    /// Returns the object under test as if it were a twin.
    func unmasked(_ subject: Tracker) -> Twin? {
        let twin = Twin()
        let stage = Stage([subject, twin])
        Stage.start(stage)
        defer { stage.isOver = true }
        for _ in 1...200_000_000 {
            if let found = stage.part.twin, found !== twin { return found }
        }
        return nil
    }

    func number(_ type: Any.Type) -> Int {
        let digits = "\(ObjectIdentifier(type))".drop { $0 != "x" }.dropFirst().prefix { $0.isHexDigit }
        return Int(digits, radix: 16) ?? 0
    }

    @Test func everythingIsRight() throws {
        let found = try #require(unmasked(Tracker()))
        #expect(number(type(of: found.veil.read())) - number(Tracker.self) < -0x3B0)
    }
}
