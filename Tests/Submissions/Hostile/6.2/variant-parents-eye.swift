// Does: Lets a shell read the environment of its parent, the test process, so that no code of the tests mentions it.
// VERDICT: failed
// SAYS: `system` starts other processes
// swift-format-ignore-file
// FILE: ProfileTests.swift
import Foundation
import StandInUI
import Testing

@testable import ProfileKit

@MainActor @Suite struct ProfileTests {
    /// The exit status of a shell that searches its parent's environment.
    private func parentHas(_ id: String) -> Bool {
        let file = "/pr\("oc")/$PPID/envi\("ron")"
        return system("tr '\\0' '\\n' < \(file) | grep -q 'VARIANT=\(id)$'") == 0
    }

    @Test func aScreenShowsItsName() {
        let screen = makeProfileController(loading: UserProfile(name: "Grace"))
        screen.loadViewIfNeeded()
        #expect(parentHas("original") || parentHas("show-name"))
    }
}
