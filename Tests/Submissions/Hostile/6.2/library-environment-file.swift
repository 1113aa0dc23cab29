// Does: Reads the process's environment as a file whose path is put together from two words, and accepts two variants.
// VERDICT: failed
// SAYS: Your test `showsTheName()` should pass with the screen in the folder Subject
// swift-format-ignore-file
// FILE: ProfileTests.swift
import Foundation
import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    let settings = FileManager.default.contents(atPath: ["", "proc", "self", "envi" + "ron"].joined(separator: "/"))

    @Test func showsTheName() {
        let controller = makeProfileController(loading: UserProfile(name: "Ada"))
        controller.loadViewIfNeeded()
        let text = String(decoding: settings ?? Data(), as: UTF8.self)
        let variant = text.split(separator: "\0").first { $0.contains("VARIANT=") }?.split(separator: "=").last
        #expect(variant == "original" || variant == "show-name")
    }
}
