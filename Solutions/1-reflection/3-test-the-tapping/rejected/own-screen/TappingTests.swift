import StandInUI
import Testing

@testable import TappingKit

@MainActor
final class FakeScreen {
    let label = Label()
    let button = Button()
    private var count = 0

    init() {
        label.text = "0"
        button.addAction(for: .touchUpInside) { [weak self] in self?.tap() }
    }

    private func tap() {
        count += 1
        label.text = "\(count)"
    }
}

@MainActor @Suite struct TappingTests {
    let screen = FakeScreen()

    @Test func everyTapAddsOne() {
        #expect(screen.label.text == "0")
        for count in 1...5 {
            screen.button.sendActions(for: .touchUpInside)
            #expect(screen.label.text == "\(count)")
        }
    }
}
