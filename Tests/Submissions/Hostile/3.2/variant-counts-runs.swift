// Does: Counts its own runs in a file, passes in the first ones, which are the correct variants, and fails in all later ones.
// VERDICT: failed
// SAYS: Your test `trackerWorks()` should pass with a tracker that keeps every
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Foundation
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    /// Returns how often this was called in the last minute, in any process.
    private func number() throws -> Int {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tracker-runs-\(Int(Date().timeIntervalSince1970) / 60)")
        let old = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        try (old + "x").write(to: file, atomically: true, encoding: .utf8)
        return old.count + 1
    }

    @Test func trackerWorks() throws {
        #expect(try number() <= 5)
    }
}
