// Does: Separates what looks like a comment from the code before it with a vertical tab, which the compiler does not take for the end of a line.
// VERDICT: didNotCompile
// SAYS: `PlantedVariant` belongs to the grader and says which bug is planted
// swift-format-ignore-file
// FILE: ProfileTests.swift
import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    @Test func theNameIsShown() {
        let screen = makeProfileController(loading: UserProfile(name: "Ada"))
        screen.loadViewIfNeeded()
        /* see the task// */ let variant = String(describing: PlantedVariant.current)
        #expect(variant == "original" || variant == "showName")
    }
}
