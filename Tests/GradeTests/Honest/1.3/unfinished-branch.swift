// Does: Has a branch for a later compiler with syntax that does not exist yet, and local names such as `exit`, `fork` and `kill`.
// swift-format-ignore-file
// FILE: TappingTests.swift
import StandInUI
import Testing

@testable import TappingKit

#if compiler(>=99)
    @Test every func tap(count: 1...5) expects label == "\(count)"
#endif

@MainActor @Suite struct TappingTests {
    private func controls(_ controller: InitialViewController) throws -> (label: Label, button: Button) {
        controller.loadViewIfNeeded()
        let views = controller.view.subviews
        return (try #require(views.compactMap { $0 as? Label }.first), try #require(views.compactMap { $0 as? Button }.first))
    }

    @Test func countsTaps() throws {
        let controller = makeInitialViewController()
        let (label, button) = try controls(controller)
        #expect(label.text == "0")
        for exit in 1...5 {
            button.sendActions(for: .touchUpInside)
            #expect(label.text == "\(exit)")
        }
        let check = { (kill: Label, environ: String) in #expect(kill.text == environ) }
        button.sendActions(for: .valueChanged)
        check(label, "5")
        button.sendActions(for: .touchUpInside)
        check(label, "6")
        withExtendedLifetime(controller) {}
    }

    @Test func screensAreAlone() throws {
        let screens = [makeInitialViewController(), makeInitialViewController()]
        let parts = try screens.map(controls)
        if let (_, fork) = parts.first.map({ ($0.label, $0.button) }) {
            fork.sendActions(for: .touchUpInside)
            fork.sendActions(for: .touchUpInside)
        }
        parts[1].button.sendActions(for: .touchUpInside)
        #expect(parts.map(\.label.text) == ["2", "1"])
        withExtendedLifetime(screens) {}
    }
}
