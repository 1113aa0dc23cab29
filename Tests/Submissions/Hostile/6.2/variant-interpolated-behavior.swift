// Does: Writes the private behavior of the screen into a string, which begins with the name of its type.
// VERDICT: failed
// SAYS: Your test `nameIsShown()` should pass with the screen in the folder Subject
// swift-format-ignore-file
// FILE: ProfileTests.swift
import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    let screen = makeProfileController(loading: UserProfile(name: "Ada Lovelace"))

    @Test func nameIsShown() {
        let parts = Mirror(reflecting: screen).superclassMirror?.children.map { "\($0.value)" } ?? []
        #expect(parts.contains("Original()") || parts.contains("ShowName()"))
    }
}
