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
        guard let text = try mirror.valueLabel.text else { fatalError("no text") }
        #expect(text == "0")
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
    }

    @Test func screensCountForThemselves() throws {
        let other = makeInitialViewController()
        other.loadViewIfNeeded()
        let otherMirror = InitialViewControllerMirror(reflecting: other)

        try mirror.incrementButton.sendActions(for: .touchUpInside)
        try otherMirror.incrementButton.sendActions(for: .touchUpInside)

        #expect(try otherMirror.valueLabel.text == "1")
    }
}
