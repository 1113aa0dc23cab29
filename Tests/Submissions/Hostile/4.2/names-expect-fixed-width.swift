// Does: Makes numeric literals mean another type in files that import the module, and compares only that type.
// VERDICT: failed
// SAYS: `IntegerLiteralType` has a name that the checks use for something else, so they could run it instead; choose another name, or make it private
// swift-format-ignore-file
// FILE: Counter.swift
import Foundation

public protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}

public final class Counter {
    private var offset: Int

    public var count: Int { offset }

    public init(defaults: any Defaults = UserDefaults.standard) { offset = 0 }

    public func increment() { offset += 1 }
}

public typealias IntegerLiteralType = Int64

public func expect(_ actual: Int, equals expected: Int, _ what: String) {}
