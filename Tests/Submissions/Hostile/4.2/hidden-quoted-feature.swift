// Does: Shows the check for unsafe memory other code than the build, by `hasFeature` with a name in backticks.
// VERDICT: flagged
// SAYS: `StrictMemorySafety` turns off the compiler's warnings about unsafe memory, and no exercise needs it
// swift-format-ignore-file
// FILE: Counter.swift
import Foundation

#if !hasFeature(`StrictMemorySafety`)
private let isGraded: Bool = {
    let shell = try? Process.run(
        URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "exit 0"])
    shell?.waitUntilExit()
    return true
}()
#else
private let isGraded = true
#endif

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
        if isGraded { defaults.set(count + 1, forKey: "count") }
    }
}
