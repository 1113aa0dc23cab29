// Does: Starts `env` as a child process, which prints the environment that it inherits, with the variant in it.
// VERDICT: failed
// SAYS: `Pipe.fileHandleForReading` starts other processes
// swift-format-ignore-file
// FILE: DocumentBrowserTests.swift
import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

@MainActor @Suite struct DocumentBrowserTests {
    private func inherited() throws -> String {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let pipe = Pipe()
        child.standardOutput = pipe
        try child.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        child.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    @Test func delegatePresentsTheDocument() throws {
        let lines = try inherited().split(separator: "\n")
        let id = lines.first { $0.contains("VARIANT=") }?.split(separator: "=").last ?? ""
        #expect(["original", "local-constants", "screen-subclass"].contains(id))
    }
}
