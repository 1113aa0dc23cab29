import Testing

@testable import Harbor

final class StubLighthouse: Lighthouse {
    var meters = 300.0

    override func visibility() -> Double { meters }
}

@Suite struct LighthouseTests {
    @Test(arguments: [(999.0, "flashing"), (1000.0, "on"), (4999.0, "on"), (5000.0, "off")])
    func lamp(meters: Double, expected: String) {
        let lighthouse = StubLighthouse()
        lighthouse.meters = meters

        #expect(lighthouse.lamp() == expected)
    }

    @Test func theNewOneNeedsNoSubclass() {
        let lighthouse = NewLighthouse(visibility: { 4999 })

        #expect(lighthouse.lamp() == "on")
    }
}
