// Does: Checks names in many scripts with parameterized tests whose arguments come from a `Codable` list.
// swift-format-ignore-file
// FILE: ProfileTests.swift
import Foundation
import StandInUI
import Testing

@testable import ProfileKit

private struct Example: Codable, Sendable, CustomTestStringConvertible {
    var name: String?
    var shown: String { name ?? "Unknown User" }
    var testDescription: String { shown }

    static let all: [Example] = {
        let text = #"""
            [{"name": "Ada"}, {"name": ""}, {"name": "  two  spaces  "}, {"name": "Søren Ærø"}, {"name": "李小龍"},
             {"name": "👩🏽‍🚀"}, {"name": "o'Neil \"Bo\""}, {"name": "exit(0)"}, {"name": "UNKNOWN USER"}, {}]
            """#
        do {
            return try JSONDecoder().decode([Example].self, from: Data(text.utf8))
        } catch {
            fatalError("The examples are wrong: \(error)")
        }
    }()
}

extension ProfileViewController {
    fileprivate func show(after placeholder: String? = nil) -> String? {
        nameLabel.text = placeholder
        loadViewIfNeeded()
        return nameLabel.text
    }
}

@MainActor @Suite struct ProfileTests {
    @Test(arguments: Example.all)
    private func name(_ example: Example) {
        for placeholder in [nil, "", "Unknown User", "someone"] {
            let screen = makeProfileController(loading: example.name.map(UserProfile.init(name:)))
            #expect(screen.show(after: placeholder) == example.shown)
            #expect(screen.loadCount == 1)
        }
    }

    @Test func manyScreens() {
        let names = ["A", nil, "", "B", nil]
        let screens = names.map { name in makeProfileController(loading: name.map { UserProfile(name: $0) }) }
        #expect(screens.allSatisfy { $0.loadCount == 0 })
        for screen in screens.reversed() { screen.loadViewIfNeeded() }
        #expect(screens.map(\.nameLabel.text) == ["A", "Unknown User", "", "B", "Unknown User"])
        #expect(screens.map(\.loadCount) == [1, 1, 1, 1, 1])
        for screen in screens { screen.loadViewIfNeeded() }
        #expect(screens.map(\.loadCount) == [1, 1, 1, 1, 1])
    }
}
