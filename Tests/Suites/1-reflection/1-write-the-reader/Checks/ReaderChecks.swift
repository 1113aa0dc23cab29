import StandInUI
import Testing

@testable import MirrorReader

@MainActor @Suite("Any object can be read") struct MirrorObjectChecks {
    let machine = TicketMachine()

    @Test("The name is that of the property that calls extract()")
    func callersName() throws {
        let mirror = TicketMachineMirror(reflecting: machine)
        expect(try mirror.zone, equals: "A", "a private property `zone`, read through `extract()`")
        expect(try mirror.remaining, equals: 7, "a private property `remaining`, read through `extract()`")
    }

    @Test("A name can be passed, too")
    func passedName() throws {
        let mirror = MirrorObject(reflecting: machine)
        let remaining: Int = try mirror.extract("remaining")
        expect(remaining, equals: 7, "a private property `remaining`, read through `extract(\"remaining\")`")
    }

    @Test("extract(_:) tells what is there at the moment of the call")
    func live() throws {
        let mirror = TicketMachineMirror(reflecting: machine)
        expect(try mirror.remaining, equals: 7, "`remaining` before a ticket is sold")
        machine.sell()
        expect(try mirror.remaining, equals: 6, "`remaining` after a ticket is sold, with the same mirror")
    }

    @Test("extract(_:) throws when there is no such property")
    func missing() {
        let mirror = MirrorObject(reflecting: machine)
        let remaining: Int? = try? mirror.extract("remainder")
        expect(
            remaining, equals: nil, "`remainder`, which the object does not have (nil: an error was thrown)")
    }

    @Test("extract(_:) throws when the value has another type")
    func wrongType() {
        let mirror = MirrorObject(reflecting: machine)
        let zone: Int? = try? mirror.extract("zone")
        expect(zone, equals: nil, "a String called `zone`, read as an Int (nil: an error was thrown)")
    }
}

@MainActor @Suite("The screen can be read") struct ScreenChecks {
    let controller = InitialViewController()

    @Test("valueLabel is the label in the screen's view")
    func valueLabel() throws {
        controller.loadViewIfNeeded()
        let label = try InitialViewControllerMirror(reflecting: controller).valueLabel
        let isInView = controller.view.subviews.contains { $0 === label }
        expect(isInView, equals: true, "`valueLabel` is one of the views on the screen")
    }

    @Test("incrementButton is the button in the screen's view")
    func incrementButton() throws {
        controller.loadViewIfNeeded()
        let button = try InitialViewControllerMirror(reflecting: controller).incrementButton
        let isInView = controller.view.subviews.contains { $0 === button }
        expect(isInView, equals: true, "`incrementButton` is one of the views on the screen")
    }

    @Test("storedValue and the label's text follow every tap, with one mirror")
    func taps() throws {
        controller.loadViewIfNeeded()
        let mirror = InitialViewControllerMirror(reflecting: controller)
        expect(try mirror.storedValue, equals: 0, "`storedValue` before the first tap")
        for count in 1...3 {
            for case let button as Button in controller.view.subviews {
                button.sendActions(for: .touchUpInside)
            }
            expect(try mirror.storedValue, equals: count, "`storedValue` after tap \(count)")
            expect(
                try mirror.valueLabel.text ?? "(no text)", equals: "\(count)",
                "`valueLabel.text` after tap \(count)")
        }
    }

    @Test("A mirror made before the view is loaded finds the views once they are there")
    func madeEarly() throws {
        let mirror = InitialViewControllerMirror(reflecting: controller)
        expect(controller.isViewLoaded, equals: false, "`isViewLoaded` after making a mirror")
        controller.loadViewIfNeeded()
        expect(
            try mirror.valueLabel.text ?? "(no text)", equals: "0",
            "`valueLabel.text` once the view is loaded")
        expect(
            try mirror.incrementButton.title, equals: "+1", "`incrementButton.title` once the view is loaded")
    }

    @Test("Reading the views throws while the view is not loaded")
    func notLoaded() {
        let mirror = InitialViewControllerMirror(reflecting: controller)
        let label: Label? = try? mirror.valueLabel
        expect(label == nil, equals: true, "`valueLabel` throws before the view is loaded")
        let button: Button? = try? mirror.incrementButton
        expect(button == nil, equals: true, "`incrementButton` throws before the view is loaded")
    }
}
