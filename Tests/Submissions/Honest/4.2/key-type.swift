// Does: Wraps the key in a nested type named Key, and reads and writes through a private subscript of the protocol.
// swift-format-ignore-file
// FILE: Counter.swift
import Foundation

/// The part of the settings that a counter uses.
protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}

extension Defaults {
    fileprivate subscript(key: Counter.Key) -> Int {
        get { integer(forKey: key.rawValue) }
        nonmutating set { set(newValue, forKey: key.rawValue) }
    }
}

/// A counter that continues from the number that the previous run of the app saved.
final class Counter: CustomStringConvertible {
    fileprivate enum Key: String {
        case count
    }

    private let _defaults: any Defaults

    init(defaults: any Defaults = UserDefaults.standard) {
        _defaults = defaults
    }

    var count: Int {
        get { _defaults[.count] }
        _modify {
            var number = _defaults[.count]
            yield &number
            _defaults[.count] = number
        }
    }

    func increment() { count += 1 }

    var description: String { "Counter(\(count))" }
}
