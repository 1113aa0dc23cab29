// CLIENT: testable
@testable import DefaultsFake

// CHECK fake: Tests can make a FakeDefaults, empty or with numbers
// COMPILES: FakeDefaults() or FakeDefaults(["count": 41]) does not compile as some Defaults
@MainActor func makesFakes() -> [any Defaults] {
    let numbers: [String: Int] = ["count": 41, "other": 7]
    return [FakeDefaults(), FakeDefaults(["count": 41]), FakeDefaults(numbers)]
}
