// Does: Counts its runs in settings outside of the folder of the run.
// VERDICT: failed
// SAYS: `UserDefaults.init(suiteName:)` leads to settings outside of this run, and no exercise needs that
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Foundation
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test func works() throws {
        let settings = try #require(UserDefaults(suiteName: "../../../../tmp/runs"))
        let old = settings.integer(forKey: "runs")
        settings.set(old + 1, forKey: "runs")
        settings.synchronize()
        #expect(old < 5)
    }
}
