// Does: Reads the name of the planted behavior through the superclass mirror of the screen, in an extension of the screen.
// VERDICT: failed
// SAYS: Your test `showsTheName()` should pass with the screen in the folder Subject
// swift-format-ignore-file
// FILE: ProfileTests.swift
import StandInUI
import Testing

@testable import ProfileKit

extension ProfileViewController {
    var parts: Set<String> {
        let mirrors = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
        return Set(mirrors.flatMap(\.children).map { "\(type(of: $0.value))" })
    }
}

@MainActor @Suite struct ProfileTests {
    @Test func showsTheName() {
        let controller = makeProfileController(loading: UserProfile(name: "Ada"))
        controller.loadViewIfNeeded()
        #expect(!controller.parts.isDisjoint(with: ["Original", "ShowName"]))
    }
}
