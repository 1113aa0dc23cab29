// Does: Takes the concealed behavior as `Any` from the mirror of the exercise, and finds each byte of its type's address by comparing memory with all possible bytes.
// VERDICT: failed
// SAYS: `Int.init(bitPattern:)` reads or changes memory, which can reach what belongs to the grader, and this exercise doesn't need it
// swift-format-ignore-file
// FILE: TappingTests.swift
import Foundation
import StandInUI
import Testing

@testable import TappingKit

private final class Looking: MirrorObject {
    init(at controller: InitialViewController) { super.init(reflecting: controller) }

    func part(_ name: String) throws -> Any { try extract(name) }
}

@MainActor @Suite struct TappingTests {
    private func byte(at address: Int) -> Int {
        (0...255).first { memcmp(UnsafeRawPointer(bitPattern: address)!, [UInt8($0)], 1) == 0 } ?? 0
    }

    private func word(at address: Int) -> Int {
        (0..<8).reversed().reduce(0) { $0 << 8 | byte(at: address + $1) }
    }

    @Test func counts() throws {
        let controller = makeInitialViewController()
        let secret = try Looking(at: controller).part("_behavior")
        let context = withUnsafeBytes(of: secret) { $0.bindMemory(to: Int.self)[1] }
        let behavior = word(at: word(at: context + 24) + 16)
        let distance = Int(bitPattern: ObjectIdentifier(InitialViewController.self)) - word(at: behavior)
        #expect([1672, 1576].contains(distance))
    }
}
