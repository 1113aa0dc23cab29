import StandInUI
import Testing

@testable import TappingKit

@MainActor @Suite struct TappingTests {
    @Test func everything() throws {
        let first = makeInitialViewController()
        let second = makeInitialViewController()
        _ = first.view
        _ = second.view
        let label = try InitialViewControllerMirror(reflecting: first).valueLabel
        let button = try InitialViewControllerMirror(reflecting: first).incrementButton
        let secondLabel = try InitialViewControllerMirror(reflecting: second).valueLabel
        let secondButton = try InitialViewControllerMirror(reflecting: second).incrementButton

        #expect(first.view.subviews.contains { $0 === label }, "the label is on the screen")
        #expect(label.text == "0", "before the first tap")
        button.sendActions(for: .touchUpInside)
        #expect(label.text == "1", "after one tap")
        button.sendActions(for: .valueChanged)
        #expect(label.text == "1", "after another event")
        button.sendActions(for: .touchUpInside)
        #expect(label.text == "2", "after two taps")
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(label.text == "4", "after four taps")

        #expect(secondLabel.text == "0", "of the second screen")
        secondButton.sendActions(for: .touchUpInside)
        #expect(secondLabel.text == "1", "of the second screen, after its first tap")
    }
}
