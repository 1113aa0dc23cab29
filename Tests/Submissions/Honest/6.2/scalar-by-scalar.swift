// Does: Builds names scalar by scalar with `write(to:)`.
// swift-format-ignore-file
// FILE: ProfileTests.swift
import StandInUI
import Testing

@testable import ProfileKit

private func name(_ scalars: Unicode.Scalar...) -> String {
    var name = ""
    for scalar in scalars { scalar.write(to: &name) }
    return name
}

@MainActor @Suite struct ProfileTests {
    @Test(arguments: [name("A", "d", "a", " ", " ", "L", "."), name("é", "\u{1F642}"), name(), nil])
    func showsTheName(_ name: String?) {
        let screen = makeProfileController(loading: name.map(UserProfile.init))
        #expect(screen.loadCount == 0)
        screen.nameLabel.text = "something else"
        screen.loadViewIfNeeded()
        #expect(screen.nameLabel.text == name ?? "Unknown User")
        #expect(screen.loadCount == 1)
    }

    @Test func screensShowTheirOwnNames() {
        let screens = ["x", "y"].map { makeProfileController(loading: UserProfile(name: $0)) }
        screens.forEach { $0.loadViewIfNeeded() }
        #expect(screens.map(\.nameLabel.text) == ["x", "y"])
    }
}
