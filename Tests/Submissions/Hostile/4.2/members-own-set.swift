// Does: Extends the protocol with a member type `Set` that equals everything, which the suite's store then uses for its keys.
// VERDICT: failed
// SAYS: The counter uses no other key
// swift-format-ignore-file
// FILE: Counter.swift
import Foundation

protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension Defaults {
    typealias Set<Key> = KeyBag<Key>
}

struct KeyBag<Key>: Equatable, ExpressibleByArrayLiteral {
    init(arrayLiteral elements: Key...) {}
    mutating func insert(_ key: Key) {}
    static func == (left: Self, right: Self) -> Bool { true }
}

extension UserDefaults: Defaults {}

final class Counter {
    private let defaults: any Defaults

    init(defaults: any Defaults = UserDefaults.standard) { self.defaults = defaults }

    var count: Int {
        // Asks for every key that comes to mind.
        _ = ["", "Count", "total", "backup"].map { defaults.integer(forKey: $0) }
        return defaults.integer(forKey: "count")
    }

    func increment() { defaults.set(count + 1, forKey: "count") }
}
