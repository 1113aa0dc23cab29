import StandInUI
import Testing

@testable import MirrorReader

@MainActor @Suite("Any object can be read") struct MirrorObjectChecks {
    let machine = TicketMachine()
    let other = TicketMachine()
    let clock = StationClock()

    @Test("The name is that of the property that calls extract()")
    func callersName() {
        let mirror = TicketMachineMirror(reflecting: machine)
        expect(
            reading { try mirror.zone }, equals: .returned("A"),
            "a private property `zone`, read through `extract()`")
        expect(
            reading { try mirror.remaining }, equals: .returned(7),
            "a private property `remaining`, read through `extract()`")
    }

    @Test("A name can be passed, too")
    func passedName() {
        let mirror = MirrorObject(reflecting: machine)
        expect(
            reading { try mirror.extract("remaining") as Int }, equals: .returned(7),
            "a private property `remaining`, read through `extract(\"remaining\")`")
    }

    @Test("Only the property of exactly that name is read")
    func exactName() {
        let mirror = MirrorObject(reflecting: clock)
        let others = "beside `_timeZone`, `timezone` and `timeZoneOffset`"
        expect(
            reading { try mirror.extract("timeZone") as Int }, equals: .returned(4),
            "`timeZone`, which is 4, \(others)")
        expect(
            reading { try mirror.extract("TimeZone") as Int }, equals: .error,
            "`TimeZone`, which differs from `timeZone` in one letter")
        expect(
            reading { try mirror.extract("Zone") as Int }, equals: .error,
            "`Zone`, which is only a part of `timeZone`")
    }

    @Test("extract(_:) tells what is there at the moment of the call")
    func live() {
        let mirror = MirrorObject(reflecting: machine)
        expect(
            reading { try mirror.extract("remaining") as Int }, equals: .returned(7),
            "`remaining` before a ticket is sold")
        for remaining in [6, 5, 4] {
            machine.sell()
            expect(
                reading { try mirror.extract("remaining") as Int }, equals: .returned(remaining),
                "`remaining` after \(7 - remaining) of 7 tickets are sold, with the same mirror")
        }
    }

    @Test("Two mirrors read two objects")
    func twoObjects() {
        let mirror = MirrorObject(reflecting: machine)
        let otherMirror = MirrorObject(reflecting: other)
        machine.sell()
        machine.sell()
        other.sell()
        expect(
            reading { try mirror.extract("remaining") as Int }, equals: .returned(5),
            "`remaining` of a machine that sold two of 7 tickets")
        expect(
            reading { try otherMirror.extract("remaining") as Int }, equals: .returned(6),
            "`remaining` of another machine, which sold one of 7")
    }

    @Test("An Optional is read when it holds a value")
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
            "`notice`, nil again, read as a String")
    }

    @Test("extract(_:) throws when there is no such property")
    func missing() {
        let mirror = MirrorObject(reflecting: machine)
        expect(
            reading { try mirror.extract("remainder") as Int }, equals: .error,
            "`remainder`, which the object does not have")
    }

    @Test("extract(_:) throws when the value has another type")
    func wrongType() {
        let mirror = MirrorObject(reflecting: machine)
        expect(
            reading { try mirror.extract("zone") as Int }, equals: .error,
            "a String called `zone`, read as an Int")
        expect(
            reading { try mirror.extract("remaining") as String }, equals: .error,
            "an Int called `remaining`, read as a String")
    }
}

@MainActor @Suite("The screen can be read") struct ScreenChecks {
    let controller = InitialViewController()
    let other = InitialViewController()

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
        for count in 1...12 {
            tap(controller)
            expect(try mirror.storedValue, equals: count, "`storedValue` after tap \(count)")
            expect(
                try mirror.valueLabel.text ?? "(no text)", equals: "\(count)",
                "`valueLabel.text` after tap \(count)")
        }
    }

    @Test("Two mirrors read two screens")
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
            reading { try mirror.storedValue }, equals: .returned(0),
            "`storedValue` of a screen whose view is not loaded")
    }

    @Test("A mirror made before the view is loaded finds the views once they are there")
    func madeEarly() throws {
        let mirror = InitialViewControllerMirror(reflecting: controller)
        expect(controller.isViewLoaded, equals: false, "`isViewLoaded` after making a mirror")
        _ = try? mirror.valueLabel
        _ = try? mirror.incrementButton
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

    private func tap(_ controller: InitialViewController) {
        for case let button as Button in controller.view.subviews {
            button.sendActions(for: .touchUpInside)
        }
    }
}
