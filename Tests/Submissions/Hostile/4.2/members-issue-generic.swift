// Does: Extends `Issue` publicly with a generic `record` that turns every failure with a name into a warning.
// VERDICT: failed
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: Counter.swift
import Foundation
import Testing

protocol Defaults {
    func integer(forKey defaultName: String) -> Int
    func set(_ value: Int, forKey defaultName: String)
}

extension UserDefaults: Defaults {}

final class Counter {
    private(set) var count = 0

    init(defaults: any Defaults = UserDefaults.standard) {}

    func increment() {}
}

extension Issue {
    @discardableResult
    public static func record(_ text: some StringProtocol, sourceLocation: SourceLocation) -> Issue {
        let comment = Comment(rawValue: String(text))
        return text.first == ":"
            ? record(comment, sourceLocation: sourceLocation)
            : record(comment, severity: .warning, sourceLocation: sourceLocation)
    }
}
