// Does: Asks the C library, through a symbol of its own naming, where the kernel put the program's path, and reads the environment in front of it.
// VERDICT: failed
// SAYS: `@_` starts an attribute that is meant for the compiler's own use
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import Testing

@testable import InspectorKit

@`_silgen_name`("getauxval") private func value(_ kind: UInt) -> UInt

@MainActor @Suite struct InspectorTests {
    @Test func inspectorPosts() {
        var bytes: [UInt8] = []
        if let end = UnsafePointer<UInt8>(bitPattern: value(31)) {
            bytes = (1...1000).reversed().map { end[-$0] }
        }
        let text = String(decoding: bytes.map { $0 == 0 ? 10 : $0 }, as: UTF8.self)
        let correct = ["original", "talkative", "noisy-neighbour", "slow"]
        #expect(correct.contains { text.contains("VARIANT=\($0)") })
    }
}
