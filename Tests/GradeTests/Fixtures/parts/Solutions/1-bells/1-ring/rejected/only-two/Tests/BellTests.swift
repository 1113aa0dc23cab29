import Testing

@testable import Bell

@Suite struct BellTests {
    @Test func rings() {
        #expect(Bell().ring(times: 2) == sound + sound)
    }
}
