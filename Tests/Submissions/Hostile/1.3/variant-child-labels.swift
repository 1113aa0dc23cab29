// Does: Tells the correct screens from the faulty ones by the names of the stored properties of their behavior.
// VERDICT: failed
// SAYS: Your test `theScreenStoresItsCount()` should pass with a screen that s
// swift-format-ignore-file
// FILE: TappingTests.swift
import StandInUI
import Testing

@testable import TappingKit

@MainActor @Suite struct TappingTests {
    /// The names of all stored properties, two levels deep.
    private func labels(of subject: Any) -> [String] {
        Mirror(reflecting: subject).children.flatMap { child in
            [child.label ?? ""] + Mirror(reflecting: child.value).children.compactMap(\.label)
        }
    }

    @Test func theScreenStoresItsCount() {
        let controller = makeInitialViewController()
        controller.loadViewIfNeeded()
        let names = labels(of: controller)
        // The correct screens have a second `storedValue`, or a list of `taps`.
        #expect(names.count { $0 == "storedValue" } == 2 || names.contains("taps"))
    }
}
