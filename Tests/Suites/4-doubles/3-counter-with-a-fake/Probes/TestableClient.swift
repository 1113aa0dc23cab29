// CLIENT: testable
@testable import DefaultsFake

// CHECK fake: Tests can create a FakeDefaults, either empty or with numbers
// COMPILES: tests can't use FakeDefaults() and FakeDefaults(["count": 41]) as any Defaults
@MainActor func makesFakes() -> [any Defaults] {
    let numbers: [String: Int] = ["count": 41, "other": 7]
    return [FakeDefaults(), FakeDefaults(["count": 41]), FakeDefaults(numbers)]
}
