import Testing

@testable import Bell

@Suite struct BellChecks {
    @Test("A bell rings as often as it is asked to")
    func twice() { expect(Bell().ring(times: 2), equals: sound + sound, "two rings") }
}
