// Does: Imports the older test library and declares a test case with the suite's name, whose tests all pass.
// VERDICT: failed
// SAYS: `import XCTest` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: SessionTrackingSpy.swift
import XCTest

@MainActor
final class SessionTrackingSpy: SessionTracking {
    enum Call { case start, stop }

    private(set) var calls: [Call] = []

    func startNewSession() {}

    func stopCurrentSession() {}
}

final class SpyChecks: XCTestCase {
    func newSpy() {}
    func testOrder() { XCTAssertTrue(true) }
}
