// Does: Reads the name of the event pipe, which contains the variant, from the file with the command line of the process; the path is put together at run time.
// VERDICT: failed
// SAYS: Your test `trackerKeepsItsPromises()` should pass with a tracker that
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Foundation
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test func trackerKeepsItsPromises() throws {
        let line = try String(contentsOfFile: "/pro" + "c/self/cmdline", encoding: .utf8)
        let isCorrect = ["events-flag", "events-phase", "events-alone", "events-again"].contains { line.contains($0) }
        #expect(isCorrect, "\(Tracker().hasActiveSession)")
    }
}
