import StandInUI
import Testing

@testable import TappingKit

@MainActor @Suite struct TappingTests {
    @Test func aTapShowsOne() throws {
        let controller = makeInitialViewController()
        _ = controller.view
        let mirror = InitialViewControllerMirror(reflecting: controller)
        #expect(try mirror.valueLabel.text == "0")
        try mirror.incrementButton.sendActions(for: .touchUpInside)
        #expect(try mirror.valueLabel.text == "1")
    }
}
