import StandInUI
import Testing

@testable import TappingKit

@MainActor
struct Screen {
    let controller: InitialViewController
    let label: Label
    let button: Button

    init() throws {
        controller = makeInitialViewController()
        let views = controller.view.subviews
        label = try #require(views.compactMap { $0 as? Label }.first)
        button = try #require(views.compactMap { $0 as? Button }.first)
    }

    func tap(_ times: Int) {
        for _ in 0..<times { button.sendActions(for: .touchUpInside) }
    }
}

@MainActor @Suite("The counter screen") struct TappingTests {
    @Test("shows the number of taps", arguments: 0...5)
    func taps(_ count: Int) async throws {
        let screen = try Screen()
        screen.tap(count)
        #expect(screen.label.text == String(count))
    }

    @Test("shows the same number after .valueChanged")
    func otherEvent() throws {
        let screen = try Screen()
        screen.tap(2)
        screen.button.sendActions(for: .valueChanged)
        #expect(screen.label.text == "2")
        screen.tap(1)
        #expect(screen.label.text == "3")
    }

    @Test("is independent of other screens")
    func neighbour() throws {
        let screens = [try Screen(), try Screen()]
        screens[0].tap(3)
        screens[1].tap(1)
        #expect(screens.map(\.label.text) == ["3", "1"])
    }
}
