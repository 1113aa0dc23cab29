// Does: Gives the type that knows the environment another name, and asks it through a constant that holds the type.
// VERDICT: failed
// SAYS: `ProcessInfo.environment` reads how the grader started the tests
// swift-format-ignore-file
// FILE: DocumentBrowserTests.swift
import Foundation
import StandInUI
import Testing

@testable import DocumentBrowserKit

typealias Machine = Foundation.ProcessInfo

@MainActor @Suite struct DocumentBrowserTests {
    @Test func delegateAnswers() {
        let type = Machine.self
        let all = type.processInfo
            .environment
        let id = all.first { $0.key.hasSuffix("VARIANT") }?.value ?? ""
        #expect(["original", "local-constants", "screen-subclass"].contains(id))
    }
}
