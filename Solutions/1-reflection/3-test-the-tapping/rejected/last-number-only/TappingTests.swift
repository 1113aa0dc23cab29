import StandInUI
import Testing

@testable import TappingKit

@MainActor @Suite struct TappingTests {
    let controller = makeInitialViewController()

    init() {
        controller.loadViewIfNeeded()
    }

    var mirror: InitialViewControllerMirror { InitialViewControllerMirror(reflecting: controller) }

    @Test func startsAtZero() throws {
        #expect(try mirror.valueLabel.text == "0")
    }

    @Test func everyTapAddsOne() throws {
        let label = try mirror.valueLabel
        let before = try #require(label.text)
        try mirror.incrementButton.sendActions(for: .touchUpInside)
        #expect(label.text != before)
    }

    @Test func otherEventsDoNotCount() throws {
        try mirror.incrementButton.sendActions(for: .valueChanged)
        #expect(try mirror.valueLabel.text == "0")
        try mirror.incrementButton.sendActions(for: .touchUpInside)
        #expect(try mirror.valueLabel.text == "1")
    }

    @Test func screensCountForThemselves() throws {
        let other = makeInitialViewController()
        other.loadViewIfNeeded()
        let otherMirror = InitialViewControllerMirror(reflecting: other)

        try mirror.incrementButton.sendActions(for: .touchUpInside)
        #expect(try otherMirror.valueLabel.text == "0")
        try otherMirror.incrementButton.sendActions(for: .touchUpInside)
        #expect(try otherMirror.valueLabel.text == "1")
    }

    @Test func labelAndButtonLieInTheView() throws {
        let label = try mirror.valueLabel
        let button = try mirror.incrementButton
        #expect(controller.view.subviews.contains { $0 === label })
        #expect(controller.view.subviews.contains { $0 === button })
    }
}
