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

    init(_ controller: InitialViewController) throws {
        let views = controller.view.subviews
        let labels = views.compactMap { $0 as? Label }
        let buttons = views.compactMap { $0 as? Button }
        expect(labels.count, equals: 1, "number of labels in the screen's view")
        expect(buttons.count, equals: 1, "number of buttons in the screen's view")
        label = try #require(labels.first, "the screen's view contains a label")
        button = try #require(buttons.first, "the screen's view contains a button")
        self.controller = controller
    }

    var text: String { label.text ?? "(no text)" }
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
    @Test("A screen created without a counter behaves as before")
    func unchanged() throws {
        let screen = try Screen(makeController())
        expect(screen.text, equals: "0", "text before the first tap")
        for count in 1...4 {
            screen.button.sendActions(for: .touchUpInside)
            expect(screen.text, equals: digits(count), "text after tap \(count)")
        }
        for count in 5...6 {
            screen.button.sendActions(for: .valueChanged)
            expect(
                screen.text, equals: digits(count - 1), "text after \(count - 1) taps and a `.valueChanged`")
            screen.button.sendActions(for: .touchUpInside)
            expect(screen.text, equals: digits(count), "text after another tap")
        }
    }

    @Test("The button keeps its title")
    func title() throws {
        let screen = try Screen(makeController())
        expect(screen.button.title ?? "(no title)", equals: "+1", "title of the button before the first tap")
        screen.button.sendActions(for: .touchUpInside)
        expect(screen.button.title ?? "(no title)", equals: "+1", "title of the button after a tap")
    }

    @Test("A screen created with a counter at 41 shows 41, then 42 after a tap")
    func injected() throws {
        let screen = try Screen(makeController(counter: TapCounter(value: 41)))
        expect(screen.text, equals: "41", "text of a screen created with TapCounter(value: 41)")
        screen.button.sendActions(for: .touchUpInside)
        expect(
            screen.text, equals: "42", "text of a screen created with TapCounter(value: 41), after one tap"
        )
    }

    @Test("Every screen has its own count")
    func separate() throws {
        let counter = TapCounter(value: 10)
        let first = try Screen(makeController(counter: counter))
        first.button.sendActions(for: .touchUpInside)
        first.button.sendActions(for: .touchUpInside)
        let second = try Screen(makeController(counter: counter))
        second.button.sendActions(for: .touchUpInside)
        expect(first.text, equals: "12", "text of a screen created with a counter at 10, after two taps")
        expect(
            second.text, equals: "11", "text of another screen created with the same counter, after one tap")
        first.button.sendActions(for: .touchUpInside)
        expect(first.text, equals: "13", "text of the first screen after its third tap")
        expect(second.text, equals: "11", "text of the second screen after the third tap on the first")
        second.button.sendActions(for: .touchUpInside)
        expect(second.text, equals: "12", "text of the second screen after its second tap")
    }

    @Test("A screen is deallocated when its owner releases it")
    func lifetime() throws {
        var screen: Screen? = try Screen(makeController())
        screen?.button.sendActions(for: .touchUpInside)
        weak var controller = screen?.controller
        screen = nil
        expect(isGone(controller), equals: true, "the screen is deallocated after its owner releases it")
    }

    @Test("A screen continues from the value of a counter that was already tapped")
    func tappedBefore() throws {
        var counter = TapCounter()
        counter.tap()
        let screen = try Screen(makeController(counter: counter))
        expect(screen.text, equals: "1", "text of a screen created with a counter that was tapped once")
    }

    @Test("The screen stores its count only in its counter")
    func noSecondCount() throws {
        let screen = try Screen(makeController(counter: TapCounter(value: 700_000)))
        for _ in 1...23 { screen.button.sendActions(for: .touchUpInside) }
        expect(screen.text, equals: "700023", "text of a screen that starts at 700000, after 23 taps")
        expect(
            Search(for: 700_023, in: screen.controller).found, equals: [],
            "properties outside the counter that hold 700023")
        expect(
            Search(for: 23, in: screen.controller).found, equals: [],
            "properties outside the counter that hold 23, the number of taps")
    }
}
