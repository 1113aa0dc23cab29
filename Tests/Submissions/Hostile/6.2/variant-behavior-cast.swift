// Does: Finds the behavior of the screen in the mirror of its superclass, and casts it to the correct types.
// VERDICT: didNotCompile
// SAYS: cannot find type 'Original' in scope
// swift-format-ignore-file
// FILE: ProfileTests.swift
import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    @Test func showsTheNameOrThePlaceholder() throws {
        let screen = makeProfileController(loading: nil)
        screen.loadViewIfNeeded()
        let mirror = try #require(Mirror(reflecting: screen).superclassMirror)
        let behavior = try #require(mirror.children.first { $0.label == "behavior" }?.value)
        switch behavior {
        case is Original, is ShowName: #expect(screen.loadCount == 1)
        default: Issue.record("the screen breaks a promise")
        }
    }
}
