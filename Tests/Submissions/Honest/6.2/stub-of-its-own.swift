// Does: Subclasses the screen with a stub of its own instead of the one that is given.
// swift-format-ignore-file
// FILE: ProfileTests.swift
import StandInUI
import Testing

@testable import ProfileKit

private final class ScreenWithProfile: ProfileViewController {
    let profile: UserProfile?
    private(set) var asked = 0

    init(_ profile: UserProfile?) {
        self.profile = profile
        super.init()
    }

    override func loadProfile(_ completion: (UserProfile?) -> Void) {
        asked += 1
        completion(profile)
    }
}

@MainActor @Suite struct ProfileTests {
    @Test(arguments: ["Ada  L. ", "é\u{1F642}", "", nil])
    func showsTheName(_ name: String?) {
        let screen = ScreenWithProfile(name.map(UserProfile.init))
        #expect(screen.asked == 0)
        screen.nameLabel.text = "something else"
        screen.loadViewIfNeeded()
        #expect(screen.nameLabel.text == name ?? "Unknown User")
        #expect(screen.asked == 1)
    }

    @Test func screensShowTheirOwnNames() {
        let screens = ["x", "y"].map { ScreenWithProfile(UserProfile(name: $0)) }
        screens.forEach { $0.loadViewIfNeeded() }
        #expect(screens.map(\.nameLabel.text) == ["x", "y"])
    }
}
