import StandInUI
import Testing

@testable import TapCounting

@Suite struct TapCounterTests {
    @Test func startsAtZero() { #expect(TapCounter().value == 0) }

    @Test func startsWhereItIsTold() { #expect(TapCounter(value: 41).value == 41) }

    @Test func aTapRaisesTheValueByOne() {
        var counter = TapCounter(value: 8)
        let before = counter.value
        counter.tap()
        #expect(counter.value == before + 1)
    }

    @Test func theTextIsTheValue() {
        var counter = TapCounter(value: 8)
        for _ in 1...3 { counter.tap() }
        #expect(counter.text == "\(counter.value)")
    }

    @Test func aCopyCountsForItself() {
        let counter = TapCounter(value: 8)
        let before = counter.value
        var copy = counter
        copy.tap()
        #expect(counter.value == before)
    }
}

@MainActor @Suite struct ScreenTests {
    func label(of controller: InitialViewController) throws -> Label {
        try #require(controller.view.subviews.compactMap { $0 as? Label }.first)
    }

    func send(_ event: Control.Event, to controller: InitialViewController) {
        for case let button as Button in controller.view.subviews { button.sendActions(for: event) }
    }

    @Test func theViewIsNotLoadedAtFirst() {
        #expect(!makeController().isViewLoaded)
    }

    @Test func theViewHoldsOneLabelAndOneButton() {
        let views = makeController().view.subviews
        #expect(views.filter { $0 is Label }.count == 1)
        #expect(views.filter { $0 is Button }.count == 1)
    }

    @Test func aScreenWithoutACounterShowsZero() throws {
        #expect(try label(of: makeController()).text == "0")
    }

    @Test func aScreenShowsTheTextOfItsCounter() throws {
        var counter = TapCounter(value: 41)
        let controller = makeController(counter: counter)
        #expect(try label(of: controller).text == counter.text)
        for _ in 1...3 {
            counter.tap()
            send(.touchUpInside, to: controller)
            #expect(try label(of: controller).text == counter.text)
        }
    }

    @Test func aTapLeavesTheCallersCounterAlone() {
        let counter = TapCounter(value: 41)
        let before = counter.value
        let controller = makeController(counter: counter)
        send(.touchUpInside, to: controller)
        #expect(counter.value == before)
    }

    @Test func anotherEventChangesNothing() throws {
        let controller = makeController()
        let before = try label(of: controller).text
        send(.valueChanged, to: controller)
        #expect(try label(of: controller).text == before)
    }

    @Test func aTapAfterAnotherEventCountsAsUsual() throws {
        let controller = makeController()
        send(.valueChanged, to: controller)
        send(.touchUpInside, to: controller)
        #expect(try label(of: controller).text == "1")
    }

    @Test func aTapChangesNothingOnAnotherScreen() throws {
        let controller = makeController()
        let other = makeController()
        let before = try label(of: other).text
        _ = controller.view
        send(.touchUpInside, to: controller)
        #expect(try label(of: other).text == before)
    }

    @Test func anotherScreenCountsFromZero() throws {
        let controller = makeController()
        let other = makeController()
        send(.touchUpInside, to: controller)
        send(.touchUpInside, to: other)
        #expect(try label(of: other).text == "1")
    }

    @Test func theButtonDoesNotKeepTheScreenAlive() {
        var gone: InitialViewController? = makeController()
        let views = gone?.view.subviews
        weak var controller = gone
        gone = nil
        #expect(controller == nil)
        #expect(views?.isEmpty == false)
    }
}
