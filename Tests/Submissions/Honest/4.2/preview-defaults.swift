// Does: Has settings of its own for previews, and a helper on the protocol.
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

    func increment() {
        defaults.add(1, forKey: "count")
    }
}

/// Settings that last as long as the object, for previews.
final class PreviewDefaults: Defaults {
    private var numbers: [String: Int] = [:]

    func integer(forKey key: String) -> Int { numbers[key, default: 0] }
    func set(_ value: Int, forKey key: String) { numbers[key] = value }
}

extension Defaults {
    func add(_ value: Int, forKey key: String) { set(integer(forKey: key) + value, forKey: key) }
}
