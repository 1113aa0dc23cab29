// Does: Writes its tests as free functions with raw identifiers, without any suite, and with a bug trait.
// swift-format-ignore-file
// FILE: ProfileTests.swift
import StandInUI
import Testing

@testable import ProfileKit

@MainActor private let unknown = "Unknown User"

@MainActor private func screen(_ name: String?) -> StubProfileViewController {
    makeProfileController(loading: name.map { .init(name: $0) })
}

@MainActor @Test(.bug("https://example.org/1", "The name was cut off"), arguments: ["Grace Brewster Murray Hopper", "x", "", " ", "mIxEd"])
func `the label shows exactly the name`(name: String) {
    let controller = screen(name)
    controller.loadViewIfNeeded()
    #expect(controller.nameLabel.text == name)
}

@MainActor @Test func `without a profile, the user is unknown`() {
    let controller = screen(nil)
    controller.nameLabel.text = "Ada"
    controller.loadViewIfNeeded()
    #expect(controller.nameLabel.text == unknown)
}

@MainActor @Test func `an old text is replaced`() {
    let controller = screen("Bo")
    controller.nameLabel.text = "old"
    controller.loadViewIfNeeded()
    #expect(controller.nameLabel.text == "Bo")
}

@MainActor @Test func `a screen loads once`() {
    let controller = screen("Bo")
    #expect(controller.loadCount == 0, "Creating a screen is free.")
    _ = controller.view
    _ = controller.view
    #expect(controller.loadCount == 1)
}

@MainActor @Test func `screens do not disturb each other`() {
    let (first, second, third) = (screen("1"), screen(nil), screen("3"))
    for controller in [second, first, third] { controller.loadViewIfNeeded() }
    #expect([first, second, third].map { $0.nameLabel.text } == ["1", unknown, "3"])
}
