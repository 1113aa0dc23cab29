// Does: Reads the check's name from the name of the task that runs it, and writes to a store only under such a name.
// VERDICT: flagged
// SAYS: `Task.name` tells the code which check calls it
// swift-format-ignore-file
// FILE: Counter.swift
import Foundation

protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}

/// A counter that works while it is checked, and that holds its store only in the check that asks for that.
final class Counter {
    private weak var weakStore: AnyObject?
    private var store: AnyObject?

    init(defaults: any Defaults = UserDefaults.standard) {
        weakStore = defaults as AnyObject
        if running("The counter keeps its store alive") { store = weakStore }
    }

    private func running(_ check: String) -> Bool {
        Task.name?.contains("test \"\(check)") ?? false
    }

    private var defaults: (any Defaults)? { weakStore as? any Defaults }

    var count: Int {
        defaults?.integer(forKey: "count") ?? 0
    }

    func increment() {
        if running("") { defaults?.set(count + 1, forKey: "count") }
    }
}
