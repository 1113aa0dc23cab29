// Does: Writes to every descriptor of the process, one of which is that of the records.
// VERDICT: failed or stopped
// SAYS: `FileHandle.init(fileDescriptor:closeOnDealloc:)` finds, reads or changes files, and no exercise needs that
// swift-format-ignore-file
// FILE: TrackerTests.swift
import Foundation
import Testing

@testable import TrackerKit

@Suite struct TrackerTests {
    @Test func works() throws {
        let tracker = Tracker()
        let line = Data("{\"kind\":\"event\",\"payload\":{\"kind\":\"testEnded\"}}\n".utf8)
        for number in 3...1000 { try? FileHandle(fileDescriptor: Int32(number), closeOnDealloc: false).write(contentsOf: line) }
        #expect(!tracker.hasActiveSession)
    }
}
