// Does: Declares the function of the Swift runtime that returns the arguments of the process; its symbol is not exported, so the program cannot be linked.
// VERDICT: didNotCompile
// SAYS: Your code uses `_swift_stdlib_getUnsafeArgvArgc`, but nothing defines it, so your code compiles but can't be linked.
// swift-format-ignore-file
// FILE: ProfileTests.swift
import Foundation
import StandInUI
import Testing

@testable import ProfileKit

@`_silgen_name`("_swift_stdlib_getUnsafeArgvArgc")
private func words(_ count: inout Int32) -> UnsafePointer<UnsafePointer<CChar>?>

@MainActor @Suite struct ProfileTests {
    @Test func screenShowsItsName() {
        var count: Int32 = 0
        let start = words(&count)
        let line = (0..<Int(count)).compactMap { start[$0].map { String(cString: $0) } }.joined(separator: " ")
        #expect(line.contains("-original.jsonl") || line.contains("-show-name.jsonl"))
    }
}
