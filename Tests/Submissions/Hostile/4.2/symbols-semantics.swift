// Does: Tells the compiler that a method ends the program, so that it may leave out the expectations after each call.
// VERDICT: failed
// SAYS: `@_` starts an attribute that is meant for the compiler's own use
// swift-format-ignore-file
// FILE: Counter.swift
import Foundation

protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
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

    @`_semantics`("programtermination_point") @inline(never) @`_optimize`(none)
    func increment() {
        defaults.set(count + 2, forKey: "count")
    }
}
