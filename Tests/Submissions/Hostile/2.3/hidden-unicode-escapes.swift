// Does: Spells the path of the process's environment with escapes, and opens it with the C library.
// VERDICT: failed
// SAYS: `fclose` reads or writes files and descriptors, and no exercise needs that
// swift-format-ignore-file
// FILE: MonitorTests.swift
import Foundation
import StandInUI
import Testing

@testable import MonitorKit

@MainActor @Suite struct MonitorTests {
    private func read(_ path: String) -> String {
        guard let file = fopen(path, "r") else { return "" }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func monitorCallsItsTracker() {
        let text = read("\u{2F}proc\u{2F}self\u{2F}\u{65}nviron")
        let id = text.split(separator: "\0").first { $0.contains("K_VARIANT=") }?.split(separator: "=").last
        #expect(["two-observers", "one-observer", "neighbour"].contains(id ?? ""))
    }
}
