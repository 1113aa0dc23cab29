import Testing

@testable import DefaultsFake

@MainActor @Suite struct CounterTests {
    @Test func theCountIsWhatTheStoreHas() {
        #expect(Counter(defaults: FakeDefaults()).count == 41)
    }
}
