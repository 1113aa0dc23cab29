import StandInUI
import Testing

@testable import TappingKit

@MainActor @Suite struct TappingTests {
    func makeControls() throws -> (label: Label, button: Button, screen: View) {
        let controller = makeInitialViewController()
        controller.loadViewIfNeeded()
        let screen = controller.view
        let label = try #require(screen.subviews.compactMap { $0 as? Label }.first)
        let button = try #require(screen.subviews.compactMap { $0 as? Button }.first)
        return (label, button, screen)
    }

    @Test func everyTapAddsOne() throws {
        let (label, button, _) = try makeControls()
        #expect(label.text == "0")
        for count in 1...5 {
            button.sendActions(for: .touchUpInside)
            #expect(label.text == "\(count)")
        }
    }

    @Test func otherEventsDoNotCount() throws {
        let (label, button, _) = try makeControls()
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        #expect(label.text == "1")
        button.sendActions(for: .touchUpInside)
        #expect(label.text == "2")
    }

    @Test func screensCountForThemselves() throws {
        let one = try makeControls()
        let two = try makeControls()
        one.button.sendActions(for: .touchUpInside)
        #expect(one.label.text == "1")
        #expect(two.label.text == "0")
    }
}
