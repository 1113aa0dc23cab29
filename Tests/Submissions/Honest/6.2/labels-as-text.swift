// Does: Adds descriptions to the types of the app, and compares descriptions with `String(describing:)` in `#require`.
// swift-format-ignore-file
// FILE: ProfileTests.swift
import StandInUI
import Testing

@testable import ProfileKit

extension UserProfile: CustomStringConvertible, ExpressibleByStringLiteral {
    public var description: String { "profile of “\(name)”" }
    public init(stringLiteral value: String) { self.init(name: value) }
}

extension Label {
    fileprivate var isBlank: Bool { text?.isEmpty ?? true }
    fileprivate var shown: String { isBlank ? "(blank)" : String(describing: text ?? "") }
}

extension Comment {
    fileprivate static func about(_ profile: UserProfile?) -> Comment { "with \(String(describing: profile))" }
}

@MainActor @Suite("Profiles", .serialized) struct ProfileTests {
    typealias Screen = StubProfileViewController

    private func load(_ profiles: UserProfile?...) -> [Screen] {
        let screens = profiles.map(makeProfileController(loading:))
        for (screen, profile) in zip(screens, profiles) {
            screen.nameLabel.text = profile.map { "not \($0.name)" } ?? "not unknown"
        }
        for screen in screens { screen.loadViewIfNeeded() }
        return screens
    }

    @Test func names() throws {
        for profile in ["Ada", "Bo von Ä", " x", "y ", "UPPER", "lower"] as [UserProfile] {
            let screen = try #require(load(profile).first)
            try #require(screen.nameLabel.shown == profile.name, .about(profile))
        }
    }

    @Test func emptyName() throws {
        let screen = try #require(load("").first)
        #expect(screen.nameLabel.text == "", .about(""))
        #expect(screen.nameLabel.shown == "(blank)")
    }

    @Test func nobody() { #expect(load(nil).map(\.nameLabel.shown) == ["Unknown User"], .about(nil)) }

    @Test func inCompany() {
        #expect(load("A", nil, "B", "").map(\.nameLabel.shown) == ["A", "Unknown User", "B", "(blank)"])
        #expect(load(nil, "A").map(\.nameLabel.shown) == ["Unknown User", "A"])
    }

    @Test func loads() {
        let screen = makeProfileController(loading: "Ada")
        var counts = [screen.loadCount]
        for _ in 1...3 {
            screen.loadViewIfNeeded()
            counts.append(screen.loadCount)
        }
        #expect(counts == [0, 1, 1, 1])
    }
}
