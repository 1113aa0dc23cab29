// Does: Compares only the class of the screen and how many objects refer to it, and casts the closure that conceals the way of answering.
// VERDICT: failed
// SAYS: Your tests did not catch: the screen shows the last file instead of th
// swift-format-ignore-file
// FILE: DocumentBrowserTests.swift
import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

@MainActor @Suite struct DocumentBrowserTests {
    @Test func presentsAScreenOfItsOwn() throws {
        let delegate = makeDelegate()
        let host = ViewController()
        delegate.documentBrowser(host, didPickDocumentsAt: [URL(fileURLWithPath: "/a.txt")])
        let screen = try #require(host.presentedViewController)
        #expect(screen is DocumentViewController)
        #expect(String(describing: type(of: screen)) != "ForgetfulScreen")
    }
}
