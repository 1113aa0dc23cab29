// Does: Keeps two closures instead of the store, and mentions `environ`, `getenv` and `CommandLine` in comments and strings.
// swift-format-ignore-file
// FILE: Counter.swift
import Foundation

protocol Defaults {
    func integer(forKey: String) -> Int
    func set(_: Int, forKey: String)
}

extension UserDefaults: Defaults {}

/// A counter that continues from the number that the previous run of the app saved.
final class Counter {
    /* Settings don't come from CommandLine.arguments or from environ here,
       although the real UserDefaults looks at the arguments, too. */
    private static let help = "Set the number with `defaults write app count 5`, not with getenv(\"COUNT\")."

    private let read: () -> Int
    private let put: (Int) -> Void

    init(defaults: some Defaults) {
        read = { defaults.integer(forKey: "count") }
        put = { defaults.set($0, forKey: "count") }
    }

    convenience init() { self.init(defaults: UserDefaults.standard) }

    var count: Int { read() }

    func increment() {
        let first = count
        let second = first.advanced(by: 1)
        precondition(second > first, Self.help)
        put(second)
    }
}
