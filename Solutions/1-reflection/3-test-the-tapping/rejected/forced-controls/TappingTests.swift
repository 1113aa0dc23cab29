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
        for count in 1...5 {
            try mirror.incrementButton.sendActions(for: .touchUpInside)
            #expect(try mirror.valueLabel.text == "\(count)")
        }
    }

    @Test func otherEventsDoNotCount() throws {
        try mirror.incrementButton.sendActions(for: .touchUpInside)
        try mirror.incrementButton.sendActions(for: .valueChanged)
        #expect(try mirror.valueLabel.text == "1")
        try mirror.incrementButton.sendActions(for: .touchUpInside)
        #expect(try mirror.valueLabel.text == "2")
    }

    @Test func screensCountForThemselves() throws {
        let other = makeInitialViewController()
        other.loadViewIfNeeded()
        let otherMirror = InitialViewControllerMirror(reflecting: other)

        for _ in 1...2 { try mirror.incrementButton.sendActions(for: .touchUpInside) }
        try otherMirror.incrementButton.sendActions(for: .touchUpInside)

        #expect(try mirror.valueLabel.text == "2")
        #expect(try otherMirror.valueLabel.text == "1")
    }

    @Test func labelAndButtonLieInTheView() throws {
        // swift-format-ignore
        let label = controller.view.subviews.first { $0 is Label }!
        // swift-format-ignore
        let button = controller.view.subviews.first { $0 is Button }!
        #expect(try mirror.valueLabel === label)
        #expect(try mirror.incrementButton === button)
    }
}
