import StandInUI
import Testing

@testable import MirrorReader

@MainActor @Suite("Reading any object") struct MirrorObjectChecks {
    let machine = TicketMachine()
    let other = TicketMachine()
    let clock = StationClock()
    let ticket = Ticket()

    /// Whether the reader reads the ticket machine's properties by the names that it is given.
    var readsMachine: Bool {
        let mirror = MirrorObject(reflecting: machine)
        let remaining = reading { try mirror.extract("remaining") as Int }
        let zone = reading { try mirror.extract("zone") as String }
        return same(remaining, .returned(7)) && same(zone, .returned("A"))
    }

    @Test("extract(_:) reads the property whose name is passed as its argument")
    func passedName() {
        let screen = InitialViewController()
        screen.loadViewIfNeeded()
        let mirror = MirrorObject(reflecting: screen)
        expect(
            reading { try mirror.extract("storedValue") as Int }, equals: .returned(0),
            "the screen's `storedValue`, read with `extract(\"storedValue\")`")
    }

    @Test("extract(_:) works for any object, not only for a screen")
    func anyObject() {
        let screen = InitialViewController()
        screen.loadViewIfNeeded()
        let screenMirror = MirrorObject(reflecting: screen)
        let count = reading { try screenMirror.extract("storedValue") as Int }
        guard same(count, .returned(0)) else { return notJudged() }

        let mirror = MirrorObject(reflecting: machine)
        expect(
            reading { try mirror.extract("remaining") as Int }, equals: .returned(7),
            "the private property `remaining` of a ticket machine, read with `extract(\"remaining\")`")
        expect(
            reading { try mirror.extract("zone") as String }, equals: .returned("A"),
            "the private property `zone` of a ticket machine, read with `extract(\"zone\")`")
    }

    @Test("Without an argument, extract() uses the name of the property that calls it")
    func callersName() {
        guard readsMachine else { return notJudged() }
        let mirror = TicketMachineMirror(reflecting: machine)
        expect(
            reading { try mirror.zone }, equals: .returned("A"),
            "the private property `zone`, read with `extract()`")
        expect(
            reading { try mirror.remaining }, equals: .returned(7),
            "the private property `remaining`, read with `extract()`")
    }

    @Test("Only a property with exactly the requested name is read")
    func exactName() {
        guard readsMachine else { return notJudged() }
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
        guard readsMachine else { return notJudged() }
        let mirror = MirrorObject(reflecting: machine)
        _ = try? mirror.extract("remaining") as Int
        for remaining in [6, 5, 4] {
            machine.sell()
            expect(
                reading { try mirror.extract("remaining") as Int }, equals: .returned(remaining),
                "`remaining`, read again with the same mirror after selling \(7 - remaining) of 7 tickets")
        }
    }

    @Test("Each of two mirrors reads its own object")
    func twoObjects() {
        machine.sell()
        machine.sell()
        other.sell()
        let mirror = MirrorObject(reflecting: machine)
        let alone = reading { try mirror.extract("remaining") as Int }
        guard same(alone, .returned(5)) else { return notJudged() }

        let otherMirror = MirrorObject(reflecting: other)
        expect(
            reading { try mirror.extract("remaining") as Int }, equals: .returned(5),
            "`remaining` of a machine that sold 2 of 7 tickets, read while another machine has a mirror")
        expect(
            reading { try otherMirror.extract("remaining") as Int }, equals: .returned(6),
            "`remaining` of the other machine, which sold 1 of 7 tickets")
    }

    @Test("An Optional that holds a value is read as that value")
    func optional() {
        guard readsMachine else { return notJudged() }
        machine.post("Closed")
        let mirror = MirrorObject(reflecting: machine)
        expect(
            reading { try mirror.extract("notice") as String }, equals: .returned("Closed"),
            "`notice`, a String? that holds \"Closed\", read as a String")
    }

    @Test("A value whose type is more specific than T is read as a T")
    func specificType() {
        guard readsMachine else { return notJudged() }
        machine.post("Closed")
        let noticeMirror = MirrorObject(reflecting: machine)
        let opensOptionals = same(
            reading { try noticeMirror.extract("notice") as String }, .returned("Closed"))

        let mirror = MirrorObject(reflecting: ticket)
        expect(
            reading { try (mirror.extract("seat") as Seat).number }, equals: .returned(12),
            "`number` of `seat`, which holds a WindowSeat, read as a Seat, its superclass")
        if opensOptionals {
            expect(
                reading { try (mirror.extract("nextSeat") as Seat).number }, equals: .returned(14),
                "`number` of `nextSeat`, a Seat? that holds a WindowSeat, read as a Seat")
        }
        let machineMirror = MirrorObject(reflecting: machine)
        expect(
            reading { try (machineMirror.extract("remaining") as any CustomStringConvertible).description },
            equals: .returned("7"),
            "`description` of `remaining`, an Int, read as an `any CustomStringConvertible`")
    }

    @Test("extract(_:) throws if the property is nil")
    func nilValue() {
        let mirror = MirrorObject(reflecting: machine)
        expect(
            reading { try mirror.extract("notice") as String }, equals: .error,
            "`notice`, a String? that is nil, read as a String")
        machine.post("Closed")
        _ = try? mirror.extract("notice") as String
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

    @Test("Reading valueLabel returns the label in the screen's view")
    func valueLabel() {
        controller.loadViewIfNeeded()
        let mirror = InitialViewControllerMirror(reflecting: controller)
        expectOnScreen("`valueLabel`", "label") { try mirror.valueLabel }
        tap(controller)
        expectOnScreen("`valueLabel` after a tap", "label") { try mirror.valueLabel }
    }

    @Test("Reading incrementButton returns the button in the screen's view")
    func incrementButton() {
        controller.loadViewIfNeeded()
        let mirror = InitialViewControllerMirror(reflecting: controller)
        expectOnScreen("`incrementButton`", "button") { try mirror.incrementButton }
        tap(controller)
        expectOnScreen("`incrementButton` after a tap", "button") { try mirror.incrementButton }
    }

    @Test("Reading storedValue returns the current count after every tap")
    func taps() {
        controller.loadViewIfNeeded()
        let mirror = InitialViewControllerMirror(reflecting: controller)
        expect(
            reading { try mirror.storedValue as Int }, equals: .returned(0),
            "`storedValue` before the first tap")
        for count in 1...12 {
            tap(controller)
            expect(
                reading { try mirror.storedValue as Int }, equals: .returned(count),
                "`storedValue`, read again with the same mirror after tap \(count)")
        }
        controller.view = View()
        expect(
            reading { try mirror.storedValue as Int }, equals: .returned(12),
            "`storedValue` after tap 12, when the screen has a different view without a label")
    }

    @Test("Each of two screens' mirrors reads its own screen")
    func twoScreens() {
        controller.loadViewIfNeeded()
        other.loadViewIfNeeded()
        tap(controller)
        tap(controller)
        tap(other)
        let mirror = InitialViewControllerMirror(reflecting: controller)
        let alone = reading { try mirror.storedValue as Int }
        guard same(alone, .returned(2)) else { return notJudged() }
        let ownLabel: Label? = try? mirror.valueLabel

        let otherMirror = InitialViewControllerMirror(reflecting: other)
        expect(
            reading { try mirror.storedValue as Int }, equals: .returned(2),
            "`storedValue` of a screen that was tapped twice, read while another screen has a mirror")
        expect(
            reading { try otherMirror.storedValue as Int }, equals: .returned(1),
            "`storedValue` of the other screen, which was tapped once")
        guard let ownLabel, isObject(ownLabel, among: controller.view.subviews) else { return notJudged() }
        expectOnScreen("`valueLabel` while another screen has a mirror", "label") { try mirror.valueLabel }
        expectOnScreen("`valueLabel` of the other screen", "label", of: other) { try otherMirror.valueLabel }
    }

    @Test("storedValue can be read before the view is loaded")
    func countWithoutView() {
        let mirror = InitialViewControllerMirror(reflecting: controller)
        expect(
            reading { try mirror.storedValue as Int }, equals: .returned(0),
            "`storedValue` of a screen whose view isn't loaded")
    }

    @Test("A mirror created before the view is loaded finds the label and the button afterward")
    func madeEarly() {
        let mirror = InitialViewControllerMirror(reflecting: controller)
        controller.loadViewIfNeeded()
        expectOnScreen("`valueLabel` once the view is loaded", "label") { try mirror.valueLabel }
        expectOnScreen("`incrementButton` once the view is loaded", "button") { try mirror.incrementButton }
    }

    @Test("After a read that failed, the same mirror finds the label and the button once the view is loaded")
    func readEarly() {
        let otherMirror = InitialViewControllerMirror(reflecting: other)
        other.loadViewIfNeeded()
        let label: Label? = try? otherMirror.valueLabel
        let button: Button? = try? otherMirror.incrementButton
        guard let label, let button, isObject(label, among: other.view.subviews),
            isObject(button, among: other.view.subviews)
        else { return notJudged() }

        let mirror = InitialViewControllerMirror(reflecting: controller)
        _ = try? mirror.valueLabel
        _ = try? mirror.incrementButton
        controller.loadViewIfNeeded()
        expectOnScreen("`valueLabel`, read before and after the view is loaded", "label") {
            try mirror.valueLabel
        }
        expectOnScreen("`incrementButton`, read before and after the view is loaded", "button") {
            try mirror.incrementButton
        }
    }

    @Test("Reading the label or the button throws before the view is loaded")
    func notLoaded() {
        let mirror = InitialViewControllerMirror(reflecting: controller)
        let label: Label? = try? mirror.valueLabel
        if !isGone(label) { fail("`valueLabel` before the view is loaded: expected an error, got a label") }
        let button: Button? = try? mirror.incrementButton
        if !isGone(button) {
            fail("`incrementButton` before the view is loaded: expected an error, got a button")
        }
    }

    private func tap(_ controller: InitialViewController) {
        for case let button as Button in controller.view.subviews {
            button.sendActions(for: .touchUpInside)
        }
    }

    private func expectOnScreen(
        _ what: String, _ kind: String, of screen: InitialViewController? = nil, _ read: () throws -> View
    ) {
        let screen = screen ?? controller
        do {
            if isObject(try read(), among: screen.view.subviews) { return }
            fail("\(what): expected the \(kind) in the screen's view, got a different \(kind)")
        } catch {
            fail("\(what): expected the \(kind) in the screen's view, got the error \(error)")
        }
    }
}
