// Does: Adds a third requirement to the protocol, with a default, so that a type with two methods still conforms.
// VERDICT: flagged
// SAYS: `UserDefaults.removeEverything()` isn't among what exercises use, so look at what the code does with it
// swift-format-ignore-file
// FILE: Counter.swift
import Foundation

protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
    mutating func removeEverything()
}

extension Defaults {
    func removeEverything() {}
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
