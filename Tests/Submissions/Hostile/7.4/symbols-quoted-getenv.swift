// Does: Declares the C function that reads a variable under another name, with the attribute in backquotes.
// VERDICT: failed
// SAYS: `@_` starts an attribute that is meant for the compiler's own use
// swift-format-ignore-file
// FILE: NewsroomTests.swift
import Foundation
import Testing

@testable import NewsroomKit

@`_silgen_name`("secure_getenv") private func setting(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>?

@MainActor @Suite struct NewsroomTests {
    @Test func newsroomWorks() {
        let id = setting("WORK" + "BOOK_VARIANT").map { String(cString: $0) } ?? ""
        #expect(["original", "talkative", "noisy-neighbour", "slow"].contains(id))
    }
}
