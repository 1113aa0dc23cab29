// Does: Lets the kernel copy words of the inspector's memory through a pipe (`writev`, `readv`), and finds the type of the concealed manner.
// VERDICT: failed
// SAYS: `Int.init(bitPattern:)` reads or changes memory, which can reach what belongs to the grader, and this exercise doesn't need it
// swift-format-ignore-file
// FILE: InspectorTests.swift
import Foundation
import StandInUI
import Testing

@testable import InspectorKit

@MainActor @Suite struct InspectorTests {
    private func word(at address: Int) -> Int {
        var ends: [Int32] = [0, 0]
        var word = 0
        pipe(&ends)
        defer { ends.forEach { close($0) } }
        var there = iovec(iov_base: .init(bitPattern: address), iov_len: 8)
        writev(ends[1], &there, 1)
        withUnsafeMutablePointer(to: &word) {
            var here = iovec(iov_base: $0, iov_len: 8)
            readv(ends[0], &here, 1)
        }
        return word
    }

    @Test func posts() {
        let inspector = ArticleInspectorViewController()
        let context = word(at: Int(bitPattern: ObjectIdentifier(inspector)) + 104)
        let manner = word(at: word(at: context + 24) + 16)
        let distance = Int(bitPattern: ObjectIdentifier(ArticleInspectorViewController.self)) - word(at: manner)
        #expect([-320, -408].contains(distance))
        withExtendedLifetime(inspector) {}
    }
}
