// Does: Writes words such as `exit(0)`, `getenv` and `WORKBOOK_VARIANT` in comments, in test names and in messages.
// swift-format-ignore-file
// FILE: TappingTests.swift
import StandInUI
import Testing

@testable import TappingKit

/*
 Notes to myself: a test that calls exit(0) is no test. Neither is one that reads getenv("WORKBOOK_VARIANT")
 to find out which screen it got, or one that moves its failures with #sourceLocation(file: "x", line: 1).
 */

@MainActor @Suite("Not one of these calls getenv") struct TappingTests {
    private static let note = """
        A failure here is reported by #expect. Nothing forks, nothing calls dlsym,
        and nobody looks at /proc/self/cmdline.
        """

    @Test("exit(0) is for cowards: the label starts at 0 and counts", arguments: [1, 2, 5, 12])
    func counts(taps: Int) throws {
        let controller = makeInitialViewController()
        controller.loadViewIfNeeded()
        let mirror = InitialViewControllerMirror(reflecting: controller)
        #expect(try mirror.valueLabel.text == "0", "\(Self.note)")
        for expected in 1...taps {
            try mirror.incrementButton.sendActions(for: .touchUpInside)
            #expect(try mirror.valueLabel.text == expected.description, Comment(rawValue: Self.note))
        }
    }

    @Test("Only taps count, whatever the environment says")
    func onlyTaps() throws {
        let controller = makeInitialViewController()
        controller.loadViewIfNeeded()
        let label = try #require(controller.view.subviews.compactMap { $0 as? Label }.first, "no label in sight")
        let button = try #require(controller.view.subviews.compactMap { $0 as? Button }.first, "no button")
        button.sendActions(for: .valueChanged)
        #expect(label.text == "0")
        button.sendActions(for: .touchUpInside)
        #expect(label.text == "1")
        button.sendActions(for: .valueChanged)
        #expect(label.text == "1")
        button.sendActions(for: .touchUpInside)
        #expect(label.text == "2")
    }

    @Test("No fork: two screens have two counts")
    func twoScreens() throws {
        let screens = (1...2).map { _ in makeInitialViewController() }
        screens.forEach { $0.loadViewIfNeeded() }
        let mirrors = screens.map(InitialViewControllerMirror.init(reflecting:))
        for (index, mirror) in mirrors.enumerated() {
            for _ in 0...index { try mirror.incrementButton.sendActions(for: .touchUpInside) }
        }
        #expect(try mirrors.map { try $0.valueLabel.text } == ["1", "2"])
        for (screen, mirror) in zip(screens, mirrors) {
            let controls: [View] = [try mirror.valueLabel, try mirror.incrementButton]
            for control in controls { #expect(screen.view.subviews.contains { $0 === control }) }
        }
    }
}
