import StandInUI
import Testing

@testable import TapCounting

@MainActor @Suite("Counting taps") struct TapCountingTests {
    let controller = makeController(counter: TapCounter(value: 7))
    let other = makeController()

    func show(_ controller: InitialViewController) -> String? {
        controller.view.subviews.compactMap { ($0 as? Label)?.text }.first
    }

    func send(_ event: Control.Event, to controller: InitialViewController) {
        for case let button as Button in controller.view.subviews { button.sendActions(for: event) }
    }

    @Test("A counter counts", arguments: [0, 1, 9, 41])
    func counter(start: Int) {
        var counter = TapCounter(value: start)
        #expect(counter.value == start)
        counter.tap()
        #expect(counter.value == start + 1)
        counter.tap()
        #expect(counter.value == start + 2)
        #expect(counter.text == String(start + 2))
    }

    @Test("A new counter starts at 0")
    func newCounter() async {
        #expect(TapCounter().text == "0")
    }

    @Test("Two screens count side by side")
    func screens() {
        #expect(show(controller) == "7")
        #expect(show(other) == "0")
        send(.touchUpInside, to: controller)
        send(.touchUpInside, to: other)
        send(.valueChanged, to: other)
        send(.touchUpInside, to: other)
        #expect(show(controller) == "8")
        #expect(show(other) == "2")
    }
}
