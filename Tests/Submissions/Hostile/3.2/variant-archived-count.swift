// Does: Counts its runs in an archive of Foundation.
// VERDICT: failed
// SAYS: `NSMutableData.init(contentsOfFile:)` isn't among what exercises use, so look at what the code does with it
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Foundation
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test func works() throws {
        let path = "/tmp/runs-\(Int(Date().timeIntervalSince1970) / 60)"
        let old = NSMutableData(contentsOfFile: path)?.length ?? 0
        let more = NSMutableData(length: old + 1)!
        more.write(toFile: path, atomically: true)
        #expect(old < 5)
    }
}
