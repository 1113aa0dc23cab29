// Does: Puts defaults for both requirements into an extension that is unavailable as a whole, with a message about a missing conformance.
// VERDICT: failed
// SAYS: `Defaults.integer(forKey:)` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Counter.swift
import Foundation

protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

@available(*, unavailable, message: "does not conform to protocol")
extension Defaults {
    func integer(forKey defaultName: String) -> Int { 0 }

    func set(_ value: Int, forKey defaultName: String) {}
}

extension UserDefaults: Defaults {}

/// A counter that continues from the number that the previous run of the app saved.
final class Counter {
    private let defaults: any Defaults

    init(defaults: any Defaults = UserDefaults.standard) {
        self.defaults = defaults
    }

    var count: Int {
        defaults.integer(forKey: "count")
    }

    func increment() {
        defaults.set(count + 1, forKey: "count")
    }
}
