// Does: Looks at the delegate's part in an exit test, so that the process under examination isn't the one that is graded.
// VERDICT: didNotCompile
// SAYS: cannot find type 'Original' in scope
// swift-format-ignore-file
// FILE: DocumentBrowserTests.swift
import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

@MainActor @Suite struct DocumentBrowserTests {
    @Test func aPickShowsTheFirstFile() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let delegate = makeDelegate()
                let way = Mirror(reflecting: delegate).descendant("way")
                precondition(way is Original || way is LocalConstants || way is ScreenSubclass)
            }
        }
    }
}
