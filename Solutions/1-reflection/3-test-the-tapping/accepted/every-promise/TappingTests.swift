import StandInUI
import Testing

@testable import TappingKit

@MainActor @Suite struct TappingTests {
    let controller = makeInitialViewController()
    let other = makeInitialViewController()

    var mirror: InitialViewControllerMirror { InitialViewControllerMirror(reflecting: controller) }
    var otherMirror: InitialViewControllerMirror { InitialViewControllerMirror(reflecting: other) }

    func load() {
        controller.loadViewIfNeeded()
        other.loadViewIfNeeded()
    }

    func tap(_ mirror: InitialViewControllerMirror) throws {
        try mirror.incrementButton.sendActions(for: .touchUpInside)
    }

    @Test func theViewIsNotLoadedAtFirst() {
        #expect(!controller.isViewLoaded)
        #expect(throws: MirrorError.isNil("valueLabel")) { try mirror.valueLabel }
    }

    @Test func theLabelStartsAtZero() throws {
        load()
        #expect(try mirror.valueLabel.text == "0")
    }

    @Test func theLabelShowsOnlyDigits() throws {
        load()
        try tap(mirror)
        #expect(try mirror.valueLabel.text?.allSatisfy(\.isNumber) == true)
    }

    @Test func aTapRaisesTheNumberByOne() throws {
        load()
        for _ in 1...5 {
            let before = try #require(Int(mirror.valueLabel.text ?? ""))
            try tap(mirror)
            #expect(try mirror.valueLabel.text == "\(before + 1)")
        }
    }

    @Test func anotherEventChangesNothing() throws {
        load()
        try tap(mirror)
        let before = try mirror.valueLabel.text
        try mirror.incrementButton.sendActions(for: .valueChanged)
        #expect(try mirror.valueLabel.text == before)
    }

    @Test func aTapAfterAnotherEventCountsAsUsual() throws {
        load()
        try mirror.incrementButton.sendActions(for: .valueChanged)
        try tap(mirror)
        #expect(try mirror.valueLabel.text == "1")
    }

    @Test func aTapChangesNothingOnAnotherScreen() throws {
        load()
        let before = try otherMirror.valueLabel.text
        try tap(mirror)
        #expect(try otherMirror.valueLabel.text == before)
    }

    @Test func screensDoNotShareALabel() throws {
        load()
        #expect(try mirror.valueLabel !== otherMirror.valueLabel)
    }

    @Test func anotherScreenCountsFromZero() throws {
        load()
        try tap(mirror)
        try tap(otherMirror)
        #expect(try otherMirror.valueLabel.text == "1")
    }

    @Test func theLabelLiesInTheView() throws {
        load()
        let label = try mirror.valueLabel
        #expect(controller.view.subviews.contains { $0 === label })
    }

    @Test func theButtonLiesInTheView() throws {
        load()
        let button = try mirror.incrementButton
        #expect(controller.view.subviews.contains { $0 === button })
    }

    @Test func theViewHoldsALabelAndAButton() {
        load()
        #expect(controller.view.subviews.contains { $0 is Label })
        #expect(controller.view.subviews.contains { $0 is Button })
    }

    @Test func theButtonDoesNotKeepTheScreenAlive() throws {
        var gone: InitialViewController? = makeInitialViewController()
        gone?.loadViewIfNeeded()
        let button = try gone.map { try InitialViewControllerMirror(reflecting: $0).incrementButton }
        weak var controller = gone
        gone = nil
        #expect(controller == nil)
        #expect(button != nil)
    }
}
