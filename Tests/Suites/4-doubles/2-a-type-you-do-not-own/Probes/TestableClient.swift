// CLIENT: testable
import Foundation

@testable import DefaultsCounter

// CHECK call-sites: Calls of Counter() compile as before
// COMPILES: Counter() without arguments does not compile
@MainActor func countsAsBefore() {
    let counter = Counter()
    counter.increment()
    let count: Int = counter.count
    _ = count
}

// CHECK two-requirements: Defaults has exactly the two requirements
// COMPILES: a type with integer(forKey:) and set(_:forKey:) for Int alone does not conform to Defaults
final class TwoMethods: Defaults {
    func integer(forKey defaultName: String) -> Int { 0 }
    func set(_ value: Int, forKey defaultName: String) {}
}

// REJECTED "does not conform to protocol": a type without set(_:forKey:) conforms to Defaults
final class ReadsOnly: Defaults {
    func integer(forKey defaultName: String) -> Int { 0 }
}

// REJECTED "does not conform to protocol": a type without integer(forKey:) conforms to Defaults
final class WritesOnly: Defaults {
    func set(_ value: Int, forKey defaultName: String) {}
}

// CHECK system-type: UserDefaults conforms to Defaults
// COMPILES: UserDefaults does not conform to Defaults
@MainActor func takesTheSystemType() -> any Defaults {
    UserDefaults.standard
}

// CHECK any-store: Counter takes whatever conforms to Defaults
// COMPILES: Counter(defaults:) does not take a type of the test's own
@MainActor func countsAnywhere() {
    final class OwnStore: Defaults {
        func integer(forKey defaultName: String) -> Int { 0 }
        func set(_ value: Int, forKey defaultName: String) {}
    }
    let counter = Counter(defaults: OwnStore())
    _ = counter.count
}

// COMPILES: Counter(defaults:) does not take UserDefaults
@MainActor func countsInTheSystemType() {
    let counter = Counter(defaults: UserDefaults.standard)
    _ = counter.count
}
