import StandInUI
import Testing

@testable import TapCounting

@MainActor @Suite("The counter works without a screen") struct TapCounterChecks {
    @Test("A counter starts at 0, or at the given value")
    func start() {
        expect(TapCounter().value, equals: 0, "`value` of TapCounter()")
        expect(TapCounter(value: 41).value, equals: 41, "`value` of TapCounter(value: 41)")
    }

    @Test("Every tap increases the value by one")
    func tap() {
        var counter = TapCounter(value: 7)
        for expected in 8...12 {
            counter.tap()
            expect(
                counter.value, equals: expected, "`value` of TapCounter(value: 7) after tap \(expected - 7)")
        }
    }

    @Test("text is the value in plain digits")
    func text() {
        var counter = TapCounter(value: 1_999)
        expect(counter.text, equals: "1999", "`text` of TapCounter(value: 1999)")
        for number in 2_000...2_003 {
            counter.tap()
            expect(
                counter.text, equals: digits(number),
                "`text` of TapCounter(value: 1999) after tap \(number - 1_999)")
        }
        expect(TapCounter().text, equals: "0", "`text` of TapCounter()")
        expect(
            TapCounter(value: 1_234_567_890).text, equals: "1234567890",
            "`text` of TapCounter(value: 1234567890)")
    }

    @Test("A copy of a counter counts independently")
    func copies() {
        let original = TapCounter(value: 3)
        var copy = original
        copy.tap()
        expect(original.value, equals: 3, "`value` of a counter at 3 after its copy was tapped")
        expect(TapCounter().value, equals: 0, "`value` of a new counter, created after others were tapped")
    }
}

@MainActor
struct Screen {
    let controller: InitialViewController
    let label: Label
    let button: Button

    /// Finds the controls of a screen, unless there isn't exactly one of each.
    init?(_ controller: InitialViewController) {
        let views = controller.view.subviews
        let labels = views.compactMap { $0 as? Label }
        let buttons = views.compactMap { $0 as? Button }
        guard same(labels.count, 1), same(buttons.count, 1), let label = labels.first,
            let button = buttons.first
        else { return nil }
        self.label = label
        self.button = button
        self.controller = controller
    }

    var text: String { label.text ?? "(no text)" }

    /// Taps the button once, and returns the text after that.
    func tap() -> String {
        button.sendActions(for: .touchUpInside)
        return text
    }
}

/// Finds the properties that hold a given number, at any depth, except inside a counter.
@MainActor
struct Search {
    let number: Int
    private(set) var found: [String] = []
    private var visited: Set<ObjectIdentifier> = []

    init(for number: Int, in subject: Any) {
        self.number = number
        look(into: subject)
    }

    private mutating func look(into subject: Any) {
        let mirrors = sequence(first: Mirror(reflecting: subject), next: \.superclassMirror)
        if mirrors.contains(where: { $0.displayStyle == .class }) {
            guard visited.insert(ObjectIdentifier(subject as AnyObject)).inserted else { return }
        }
        for child in mirrors.flatMap(\.children) where !(child.value is TapCounter) {
            if holdsNumber(child.value) { found.append(child.label ?? "(no name)") }
            look(into: child.value)
        }
    }
}

extension Search {
    private func holdsNumber(_ value: Any) -> Bool {
        if let value = value as? any BinaryInteger { return same(Int(exactly: value), number) }
        if let value = value as? any BinaryFloatingPoint { return same(Double(value), Double(number)) }
        return false
    }
}

@MainActor @Suite("The screen shows its counter") struct ScreenChecks {
    @Test("The screen's view contains one label and one button")
    func controls() {
        let screens = [
            (makeController(), "a screen created without a counter"),
            (makeController(counter: TapCounter(value: 41)), "a screen created with a counter"),
        ]
        for (controller, screen) in screens {
            let views = controller.view.subviews
            expect(
                views.compactMap { $0 as? Label }.count, equals: 1,
                "number of labels in the view of \(screen)")
            expect(
                views.compactMap { $0 as? Button }.count, equals: 1,
                "number of buttons in the view of \(screen)")
        }
    }

    @Test("Without a counter, the label starts at 0, and every tap increases the number by one")
    func unchanged() {
        guard let screen = Screen(makeController()) else { return notJudged() }
        expect(screen.text, equals: "0", "text before the first tap")
        for count in 1...6 {
            expect(screen.tap(), equals: digits(count), "text after tap \(count)")
        }
    }

    @Test("Only taps change the count and the label")
    func otherEvents() {
        guard let undisturbed = Screen(makeController()) else { return notJudged() }
        let taps = [undisturbed.tap(), undisturbed.tap()]
        guard let screen = Screen(makeController()) else { return notJudged() }
        for (index, text) in taps.enumerated() {
            let before = screen.text
            screen.button.sendActions(for: .valueChanged)
            expect(screen.text, equals: before, "text after a `.valueChanged`")
            expect(
                screen.tap(), equals: text,
                "text after tap \(index + 1), with a `.valueChanged` before every tap")
        }
    }

    @Test("The button has the title \"+1\"")
    func title() {
        guard let screen = Screen(makeController()) else { return notJudged() }
        expect(screen.button.title ?? "(no title)", equals: "+1", "title of the button before the first tap")
        _ = screen.tap()
        expect(screen.button.title ?? "(no title)", equals: "+1", "title of the button after a tap")
    }

    @Test("A screen shows the count of the counter that it was created with, and continues from there")
    func injected() {
        guard let screen = Screen(makeController(counter: TapCounter(value: 41))) else { return notJudged() }
        expect(screen.text, equals: "41", "text of a screen created with TapCounter(value: 41)")
        expect(
            screen.tap(), equals: "42", "text of a screen created with TapCounter(value: 41), after one tap")
        var counter = TapCounter()
        counter.tap()
        guard same(counter.text, "1") else { return notJudged() }
        guard let other = Screen(makeController(counter: counter)) else { return notJudged() }
        expect(other.text, equals: "1", "text of a screen created with a counter that was tapped once")
    }

    @Test("Each screen counts only its own taps")
    func separate() {
        guard let alone = Screen(makeController(counter: TapCounter(value: 10))) else { return notJudged() }
        let oneTap = alone.tap()
        let twoTaps = alone.tap()
        let threeTaps = alone.tap()

        guard let first = Screen(makeController(counter: TapCounter(value: 10))) else { return notJudged() }
        _ = first.tap()
        expect(first.tap(), equals: twoTaps, "text of a screen after two taps")
        guard let second = Screen(makeController(counter: TapCounter(value: 10))) else { return notJudged() }
        expect(second.tap(), equals: oneTap, "text of another screen after one tap")
        expect(first.text, equals: twoTaps, "text of the first screen after a tap on the second")
        expect(first.tap(), equals: threeTaps, "text of the first screen after its third tap")
        expect(second.text, equals: oneTap, "text of the second screen after the third tap on the first")
        expect(second.tap(), equals: twoTaps, "text of the second screen after its second tap")
    }

    @Test("A screen is deallocated when its owner releases it")
    func lifetime() {
        var screen = Screen(makeController())
        if case .none = screen { return notJudged() }
        _ = screen?.tap()
        weak var controller = screen?.controller
        screen = nil
        if !isGone(controller) {
            fail("the screen still exists after its owner released it: something else keeps it alive")
        }
    }

    @Test("The screen stores its count only in its counter")
    func noSecondCount() {
        let counter = TapCounter(value: 700_000)
        guard let screen = Screen(makeController(counter: counter)) else { return notJudged() }
        for _ in 1...23 { _ = screen.tap() }
        for name in Search(for: 700_023, in: screen.controller).found {
            fail(
                "a screen that starts at 700000 and gets 23 taps: `\(name)`, outside the counter, holds 700023"
            )
        }
        for name in Search(for: 23, in: screen.controller).found {
            fail(
                "a screen that starts at 700000 and gets 23 taps: `\(name)`, outside the counter, holds 23")
        }
    }
}
