import Testing

@testable import Greenhouse

@Suite struct WateringRuleTests {
    @Test func wateringIsAllowedAgainAtSix() {
        var hour = 17
        let rule = WateringRule(hour: { hour })
        #expect(!rule.allowsWatering)

        hour = 18
        #expect(rule.allowsWatering)
    }

    @Test(arguments: [(9, true), (10, false), (17, false), (18, true)])
    func wateringIsAllowed(at hour: Int, equals expected: Bool) {
        #expect(WateringRule(hour: { hour }).allowsWatering == expected)
    }
}
