// CLIENT: testable
import Foundation

@testable import DefaultsCounter

// CHECK call-sites: Calls of Counter() still compile
// COMPILES: Counter() without arguments doesn't compile
@MainActor func countsAsBefore() {
    let counter = Counter()
    counter.increment()
    let count: Swift.Int = counter.count
    _ = count
}

// CHECK two-requirements: Defaults requires exactly integer(forKey:), and set(_:forKey:) for an Int
// COMPILES: a type that has only integer(forKey:), and set(_:forKey:) for an Int, doesn't conform to Defaults
final class AClassWithOnlyTheTwoMethods: Defaults {
    func integer(forKey defaultName: String) -> Int { 0 }
    func set(_ value: Int, forKey defaultName: String) {}
}

// COMPILES: the methods of a Defaults can't be called as those of UserDefaults
@MainActor func readsAndWrites(_ store: some Defaults) -> Swift.Int {
    var store = store
    store.set(1, forKey: "count")
    return store.integer(forKey: "count")
}

// REJECTED type_does_not_conform: a type without set(_:forKey:) conforms to Defaults
final class ReadsOnly: Defaults {
    func integer(forKey defaultName: String) -> Int { 0 }
}

// REJECTED type_does_not_conform: a type without integer(forKey:) conforms to Defaults
final class WritesOnly: Defaults {
    func set(_ value: Int, forKey defaultName: String) {}
}

// CHECK system-type: UserDefaults conforms to Defaults
// COMPILES: UserDefaults doesn't conform to Defaults
@MainActor func takesTheSystemType() -> any Defaults {
    UserDefaults.standard
}

// CHECK any-store: Counter accepts any store that conforms to Defaults
// COMPILES: Counter(defaults:) doesn't accept a test's own type
@MainActor func countsAnywhere(_ store: some Defaults) {
    let counter = Counter(defaults: store)
    _ = counter.count
}
