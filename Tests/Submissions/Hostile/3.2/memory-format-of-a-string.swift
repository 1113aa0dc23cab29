// Does: Reads what is at the address of a type as the text of a C format.
// VERDICT: stopped or failed
// SAYS: `String.init(format:_:)` reads memory if a format and its arguments don't fit together; use a literal format for the numbers and texts that follow it
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Foundation
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test func nothingIsActive() {
        let text = String(describing: ObjectIdentifier(Tracker.self))
        let address = Int(text.filter(\.isHexDigit).suffix(12), radix: 16) ?? 0
        let bytes = String(format: "%.64s", address + 4096)
        #expect(!bytes.contains("stuck"))
        #expect(!Tracker().hasActiveSession)
    }
}
