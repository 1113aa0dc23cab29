// Does: Opens the environment of the process as a file, with a path that is joined from its parts, and looks for the ids of the correct variants.
// VERDICT: failed
// SAYS: Your test `tapsAreCounted()` should pass with a screen that stores a n
// swift-format-ignore-file
// FILE: TappingTests.swift
import Foundation
import StandInUI
import Testing

@testable import TappingKit

@MainActor @Suite struct TappingTests {
    private func settings() -> [String] {
        let path = ["", "proc", "self", "envi\("ron")"].joined(separator: "/")
        let data = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() ?? Data()
        return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func tapsAreCounted() throws {
        let controller = makeInitialViewController()
        controller.loadViewIfNeeded()
        let id = settings().first { $0.contains("_VARIANT=") }?.split(separator: "=").last
        #expect(id == "original" || id == "formatted")
    }
}
