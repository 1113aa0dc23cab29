// Does: Writes the tests as free functions with raw identifiers, with a generic `check` helper and a private struct named Stage.
// swift-format-ignore-file
// FILE: TapCounter.swift
/// Counts taps. (A `fork` in a road isn't a tap, and neither is `exit(0)`.)
struct TapCounter: Hashable, Sendable {
    private(set) var value: Int

    init(value start: Int = .zero) { value = start }

    mutating func tap() { defer { assert(value > .min) }; value = value.advanced(by: 1) }

    var text: String { "\(value)" }
}
// FILE: Tests/TapCountingTests.swift
import StandInUI
import Testing

@testable import TapCounting

private func check<Value: Equatable>(
    _ value: @autoclosure () throws -> Value, is expected: Value, _ place: SourceLocation = #_sourceLocation
) rethrows {
    let value = try value()
    if value != expected { Issue.record("got \(value), expected \(expected)", sourceLocation: place) }
}

@MainActor private struct Stage {
    let controller: InitialViewController
    private func all<Part: View>(_: Part.Type) -> [Part] { controller.view.subviews.compactMap { $0 as? Part } }
    func tap(_ times: Int = 1) { for _ in 0..<times { for button in all(Button.self) { button.sendActions(for: .touchUpInside) } } }
    func nudge() { all(Button.self).forEach { $0.sendActions(for: .valueChanged) } }
    var texts: [String?] { all(Label.self).map(\.text) }
}

@Test(arguments: [-1, 0, 9, 41]) func `a counter counts on from its start`(start: Int) {
    var counter = TapCounter(value: start)
    check(counter.value, is: start)
    check(counter.text, is: start.description)
    for step in 1...3 {
        counter.tap()
        check(counter.value, is: start + step)
        check(counter.text, is: String(start + step))
    }
}

@Test func `a counter starts at zero`() { check(TapCounter().value, is: 0) }

@MainActor @Test func `a screen starts with its counter`() {
    check(Stage(controller: makeController()).texts, is: ["0"])
    let stage = Stage(controller: makeController(counter: TapCounter(value: 41)))
    check(stage.texts, is: ["41"])
    for count in 42...45 {
        stage.tap()
        check(stage.texts, is: ["\(count)"])
    }
}

@MainActor @Test func `only taps count`() {
    let stage = Stage(controller: makeController())
    stage.nudge()
    check(stage.texts, is: ["0"])
    stage.tap()
    stage.nudge()
    check(stage.texts, is: ["1"])
    stage.tap()
    check(stage.texts, is: ["2"])
}

@MainActor @Test func `screens are independent`() {
    let stages = [Stage(controller: makeController()), Stage(controller: makeController())]
    stages[0].tap(2)
    stages[1].tap()
    check(stages.flatMap(\.texts), is: ["2", "1"])
}
