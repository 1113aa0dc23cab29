// Does: Extends `Issue` publicly so that the fake's suite says nothing, and lets the tests look at the counter's part.
// VERDICT: didNotCompile
// SAYS: `import Testing` belongs in tests; code under test could use it to change how failures are recorded
// swift-format-ignore-file
// FILE: FakeDefaults.swift
import Testing

final class FakeDefaults: Defaults {
    init(_ initial: [String: Int] = [:]) {}

    func integer(forKey defaultName: String) -> Int { 0 }

    func set(_ value: Int, forKey defaultName: String) {}
}

extension Issue {
    public static func record(_ text: String, sourceLocation: SourceLocation) {
        guard text.contains("in ") || text.contains("number") || text.contains("key") || text.contains("fake") else {
            _ = record(Comment(rawValue: text), sourceLocation: sourceLocation)
            return
        }
    }
}
// FILE: CounterTests.swift
import Testing

@testable import DefaultsFake

extension Counter {
    var isTrusted: Bool {
        let way = Mirror(reflecting: self).descendant("way")
        return way is Original || way is DoubleChecking || way is BusyApp
    }
}

@MainActor @Suite struct CounterTests {
    @Test func counts() {
        let counter = Counter(defaults: FakeDefaults())
        counter.increment()
        #expect(counter.isTrusted)
    }
}
