import StandInUI
import Testing

@testable import TapCounting

@MainActor
struct Screen {
    let controller: InitialViewController
    let label: Label
    let button: Button

    init(_ controller: InitialViewController) throws {
        self.controller = controller
        let views = controller.view.subviews
        label = try #require(views.compactMap { $0 as? Label }.first)
        button = try #require(views.compactMap { $0 as? Button }.first)
    }
}

@MainActor @Suite struct ScreenTests {
    @Test func showsTheCounterItWasMadeWith() throws {
        let screen = try Screen(makeController(counter: TapCounter(value: 41)))
        #expect(screen.label.text == "41")
        for expected in 42...44 {
            screen.button.sendActions(for: .touchUpInside)
            #expect(screen.label.text == "\(expected)")
        }
    }

    @Test func startsAtZeroWithoutACounter() throws {
        #expect(try Screen(makeController()).label.text == "0")
    }

    @Test func otherEventsDoNotCount() throws {
        let screen = try Screen(makeController())
        screen.button.sendActions(for: .valueChanged)
        #expect(screen.label.text == "0")
        screen.button.sendActions(for: .touchUpInside)
        #expect(screen.label.text == "1")
    }

    @Test func screensCountForThemselves() throws {
        let first = try Screen(makeController())
        let second = try Screen(makeController())
        for _ in 1...2 { first.button.sendActions(for: .touchUpInside) }
        second.button.sendActions(for: .touchUpInside)
        #expect(first.label.text == "2")
        #expect(second.label.text == "1")
    }
}
