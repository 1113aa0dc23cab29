// CLIENT: testable
@testable import TapCounting

// CHECK counter: A counter has init(value:), value, tap() and text
// COMPILES: other files can't create counters with `TapCounter()` and `TapCounter(value: 41)`
@MainActor func makes() {
    _ = [TapCounter(), TapCounter(value: 41)]
}

// COMPILES: other files can't read `value` as an Int and `text` as a String
@MainActor func reads(_ counter: TapCounter) {
    let value: Swift.Int = counter.value
    let text: Swift.String = counter.text
    _ = (value, text)
}

// COMPILES: other files can't call `tap()` on a counter in a `var`
@MainActor func taps() {
    var counter = TapCounter()
    let tapped: Swift.Void = counter.tap()
    _ = tapped
}

// CHECK value-closed: Only code in its own file can change a counter's value
// COMPILES: other files can't read `value`
@MainActor func readsValue(_ counter: TapCounter) {
    let value = counter.value
    _ = value
}

// REJECTED assignment_lhs_is_immutable_property: other files can set `value` to any number
@MainActor func writesValue(_ counter: inout TapCounter) {
    counter.value = 5
}

// CHECK screen: A screen can be created with or without a counter
// COMPILES: other files can't call `makeController()`
@MainActor func makesScreen() {
    let controller: InitialViewController = makeController()
    _ = controller
}

// COMPILES: other files can't call `makeController(counter:)`
@MainActor func makesScreenWithCounter() {
    let controller: InitialViewController = makeController(counter: TapCounter(value: 41))
    _ = controller
}
