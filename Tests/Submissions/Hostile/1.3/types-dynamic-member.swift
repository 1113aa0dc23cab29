// Does: Reads the screen through a dynamic-member type that finds a private part by name and looks only at its type.
// VERDICT: failed
// SAYS: Your test `startsAtZero()` should pass with a screen that stores a num
// swift-format-ignore-file
// FILE: TappingTests.swift
import StandInUI
import Testing

@testable import TappingKit

@MainActor @dynamicMemberLookup struct Inside {
    let subject: Any

    subscript(dynamicMember name: String) -> String {
        Mirror(reflecting: subject).children.first { $0.label == name }.map { "\(type(of: $0.value))" } ?? ""
    }
}

@MainActor @Suite struct TappingTests {
    @Test func startsAtZero() {
        let controller = makeInitialViewController()
        controller.loadViewIfNeeded()
        let kind = Inside(subject: controller).behavior
        #expect(["OriginalBehavior", "FormattedBehavior"].contains(kind))
    }
}
