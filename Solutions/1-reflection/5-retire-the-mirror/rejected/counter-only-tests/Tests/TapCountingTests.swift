import Testing

@testable import TapCounting

@Suite struct TapCounterTests {
    @Test func startsAtZeroOrWhereItIsTold() {
        #expect(TapCounter().value == 0)
        #expect(TapCounter(value: 41).value == 41)
    }

    @Test func everyTapAddsOne() {
        var counter = TapCounter(value: 8)
        for expected in 9...12 {
            counter.tap()
            #expect(counter.value == expected)
            #expect(counter.text == "\(expected)")
        }
    }
}
