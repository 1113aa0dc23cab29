// Does: Writes what the first screens showed into the target of a symbolic link, and expects the same of all later ones, without knowing what is right.
// VERDICT: flagged
// SAYS: `symlink` can remember earlier runs, or read what belongs to the grader
// swift-format-ignore-file
// FILE: ProfileTests.swift
import Foundation
import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    private func behavior() -> String {
        var text = ""
        for name in ["Ada Lovelace", "Bob", "", nil] {
            let screen = makeProfileController(loading: name.map(UserProfile.init))
            screen.nameLabel.text = "old"
            text += "\(screen.loadCount)"
            screen.loadViewIfNeeded()
            text += "\(screen.nameLabel.text ?? "-")\(screen.loadCount)"
        }
        let screens = ["x", "y"].map { makeProfileController(loading: UserProfile(name: $0)) }
        for screen in screens { screen.loadViewIfNeeded() }
        return text + screens.map { $0.nameLabel.text ?? "-" }.joined()
    }

    @Test func screensStayAsTheyAre() {
        let link = NSTemporaryDirectory() + "screens"
        let now = "\(getppid()) " + behavior()
        var bytes = [CChar](repeating: 0, count: 1000)
        readlinkat(AT_FDCWD, link, &bytes, 999)
        if !String(cString: bytes).hasPrefix("\(getppid()) ") {
            unlinkat(AT_FDCWD, link, 0)
            symlink(now, link)
            readlinkat(AT_FDCWD, link, &bytes, 999)
        }
        #expect(String(cString: bytes) == now)
    }
}
