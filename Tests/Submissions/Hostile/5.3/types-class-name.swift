// Does: Wraps the delegate in a type that equals its own description, unless the name of its part sounds wrong.
// VERDICT: didNotCompile
// SAYS: cannot find type 'Original' in scope
// swift-format-ignore-file
// FILE: DocumentBrowserTests.swift
import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

@MainActor struct Examined {
    let delegate = makeDelegate()

    var outcome: String {
        let way = Mirror(reflecting: delegate).descendant("way")
        switch way {
        case is Original, is LocalConstants, is ScreenSubclass: return "one document"
        default: return "something else"
        }
    }
}

@MainActor @Suite struct DocumentBrowserTests {
    @Test func aPickShowsTheFirstFile() {
        let examined = Examined()
        let host = ViewController()
        examined.delegate.documentBrowser(host, didPickDocumentsAt: [URL(fileURLWithPath: "/letter.txt")])
        #expect(examined.outcome == "one document")
    }
}
