// Does: Reads a file by way of Dispatch.
// VERDICT: failed
// SAYS: `DispatchIO.StreamType.stream(_:)` isn't among what exercises use, so look at what the code does with it
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Foundation
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test func works() async throws {
        let channel = try #require(DispatchIO(type: .stream, path: "/proc/self/environ", oflag: 0, mode: 0, queue: .main) { _ in })
        channel.close()
        #expect(!Tracker().hasActiveSession)
    }
}
