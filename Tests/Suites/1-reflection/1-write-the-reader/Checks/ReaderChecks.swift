import StandInUI
import Testing

@testable import MirrorReader

@MainActor @Suite("Reading any object") struct MirrorObjectChecks {
    let machine = TicketMachine()
    let other = TicketMachine()
    let clock = StationClock()

    @Test("Without an argument, extract() uses the name of the property that calls it")
    func callersName() {
        let mirror = TicketMachineMirror(reflecting: machine)
        expect(
            reading { try mirror.zone }, equals: .returned("A"),
            "the private property `zone`, read with `extract()`")
        expect(
            reading { try mirror.remaining }, equals: .returned(7),
            "the private property `remaining`, read with `extract()`")
    }

    @Test("extract(_:) accepts a name as its argument")
    func passedName() {
        let mirror = MirrorObject(reflecting: machine)
        expect(
            reading { try mirror.extract("remaining") as Int }, equals: .returned(7),
            "the private property `remaining`, read with `extract(\"remaining\")`")
    }

    @Test("Only a property with exactly the requested name is read")
    func exactName() {
        let mirror = MirrorObject(reflecting: clock)
        let others = "in a class that also has `_timeZone`, `timezone` and `timeZoneOffset`"
        expect(
            reading { try mirror.extract("timeZone") as Int }, equals: .returned(4),
            "`timeZone`, which is 4, \(others)")
        expect(
            reading { try mirror.extract("TimeZone") as Int }, equals: .error,
            "`TimeZone`, which differs from `timeZone` only in its first letter")
        expect(
            reading { try mirror.extract("Zone") as Int }, equals: .error,
            "`Zone`, which is only part of `timeZone`")
    }

    @Test("Every call of extract(_:) returns the current value")
    func live() {
        let mirror = MirrorObject(reflecting: machine)
        expect(
            reading { try mirror.extract("remaining") as Int }, equals: .returned(7),
            "`remaining` before any ticket is sold")
        for remaining in [6, 5, 4] {
            machine.sell()
            expect(
                reading { try mirror.extract("remaining") as Int }, equals: .returned(remaining),
                "`remaining` after selling \(7 - remaining) of 7 tickets, read with the same mirror")
        }
    }

    @Test("Two mirrors can read two objects")
    func twoObjects() {
        let mirror = MirrorObject(reflecting: machine)
        let otherMirror = MirrorObject(reflecting: other)
        machine.sell()
        machine.sell()
        other.sell()
        expect(
            reading { try mirror.extract("remaining") as Int }, equals: .returned(5),
            "`remaining` of a machine that sold 2 of 7 tickets")
        expect(
            reading { try otherMirror.extract("remaining") as Int }, equals: .returned(6),
            "`remaining` of another machine, which sold 1 of 7 tickets")
    }

    @Test("An Optional can be read if it holds a value")
    func optional() {
        let mirror = MirrorObject(reflecting: machine)
        expect(
            reading { try mirror.extract("notice") as String }, equals: .error,
            "`notice`, a String? that is nil, read as a String")
        machine.post("Closed")
        expect(
            reading { try mirror.extract("notice") as String }, equals: .returned("Closed"),
            "`notice`, a String? that holds \"Closed\", read as a String")
        machine.post(nil)
        expect(
            reading { try mirror.extract("notice") as String }, equals: .error,
            "`notice`, which is nil again, read as a String")
    }

    @Test("extract(_:) throws if the property doesn't exist")
    func missing() {
        let mirror = MirrorObject(reflecting: machine)
        expect(
            reading { try mirror.extract("remainder") as Int }, equals: .error,
            "`remainder`, which the object doesn't have")
    }

    @Test("extract(_:) throws if the value has a different type")
    func wrongType() {
        let mirror = MirrorObject(reflecting: machine)
        expect(
            reading { try mirror.extract("zone") as Int }, equals: .error,
            "`zone`, a String, read as an Int")
        expect(
            reading { try mirror.extract("remaining") as String }, equals: .error,
            "`remaining`, an Int, read as a String")
    }
}

@MainActor @Suite("Reading the screen") struct ScreenChecks {
    let controller = InitialViewController()
    let other = InitialViewController()

    @Test("valueLabel is the label in the screen's view")
    func valueLabel() throws {
        controller.loadViewIfNeeded()
        let label = try InitialViewControllerMirror(reflecting: controller).valueLabel
        let isInView = isObject(label, among: controller.view.subviews)
        expect(isInView, equals: true, "`valueLabel` is one of the views on the screen")
    }

    @Test("incrementButton is the button in the screen's view")
    func incrementButton() throws {
        controller.loadViewIfNeeded()
        let button = try InitialViewControllerMirror(reflecting: controller).incrementButton
        let isInView = isObject(button, among: controller.view.subviews)
        expect(isInView, equals: true, "`incrementButton` is one of the views on the screen")
    }

    @Test("One mirror sees storedValue and the label's text change with every tap")
    func taps() throws {
        controller.loadViewIfNeeded()
        let mirror = InitialViewControllerMirror(reflecting: controller)
        expect(try mirror.storedValue, equals: 0, "`storedValue` before the first tap")
        for count in 1...12 {
            tap(controller)
            expect(try mirror.storedValue, equals: count, "`storedValue` after tap \(count)")
            expect(
                try mirror.valueLabel.text ?? "(no text)", equals: digits(count),
                "`valueLabel.text` after tap \(count)")
        }
    }

    @Test("Two mirrors can read two screens")
    func twoScreens() throws {
        controller.loadViewIfNeeded()
        other.loadViewIfNeeded()
        let mirror = InitialViewControllerMirror(reflecting: controller)
        let otherMirror = InitialViewControllerMirror(reflecting: other)
        tap(controller)
        tap(controller)
        tap(other)
        expect(try mirror.storedValue, equals: 2, "`storedValue` of a screen that was tapped twice")
        expect(
            try mirror.valueLabel.text ?? "(no text)", equals: "2", "`valueLabel.text` of the same screen")
        expect(
            try otherMirror.storedValue, equals: 1, "`storedValue` of another screen, which was tapped once")
        expect(
            try otherMirror.valueLabel.text ?? "(no text)", equals: "1",
            "`valueLabel.text` of the other screen")
    }

    @Test("storedValue can be read before the view is loaded")
    func countWithoutView() {
        let mirror = InitialViewControllerMirror(reflecting: controller)
        expect(
            reading { try mirror.storedValue as Int }, equals: .returned(0),
            "`storedValue` of a screen whose view isn't loaded")
    }

    @Test("A mirror created before the view is loaded finds the label and the button afterward")
    func madeEarly() throws {
        let mirror = InitialViewControllerMirror(reflecting: controller)
        expect(controller.isViewLoaded, equals: false, "`isViewLoaded` after creating a mirror")
        _ = try? mirror.valueLabel
        _ = try? mirror.incrementButton
        controller.loadViewIfNeeded()
        expect(
            try mirror.valueLabel.text ?? "(no text)", equals: "0",
            "`valueLabel.text` once the view is loaded")
        expect(
            try mirror.incrementButton.title, equals: "+1", "`incrementButton.title` once the view is loaded")
    }

    @Test("Reading the label or the button throws before the view is loaded")
    func notLoaded() {
        let mirror = InitialViewControllerMirror(reflecting: controller)
        let label: Label? = try? mirror.valueLabel
        expect(isGone(label), equals: true, "`valueLabel` throws before the view is loaded")
        let button: Button? = try? mirror.incrementButton
        expect(isGone(button), equals: true, "`incrementButton` throws before the view is loaded")
    }

    private func tap(_ controller: InitialViewController) {
        for case let button as Button in controller.view.subviews {
            button.sendActions(for: .touchUpInside)
        }
    }
}
