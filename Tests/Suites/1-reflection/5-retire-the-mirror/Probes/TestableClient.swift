// CLIENT: testable
@testable import TapCounting

// CHECK counter: A counter has init(value:), value, tap() and text
// COMPILES: other files cannot make a counter with a value, and one without
@MainActor func makes() {
    _ = [TapCounter(), TapCounter(value: 41)]
}

// COMPILES: other files cannot read `value` as an Int and `text` as a String
@MainActor func reads(_ counter: TapCounter) {
    let value: Int = counter.value
    let text: String = counter.text
    _ = (value, text)
}

// COMPILES: other files cannot call `tap()` on a counter in a `var`
@MainActor func taps() {
    var counter = TapCounter()
    counter.tap()
}

// CHECK value-closed: Only its own file can change a counter's value
// COMPILES: other files cannot read `value`
@MainActor func readsValue(_ counter: TapCounter) {
    let value = counter.value
    _ = value
}

// REJECTED "setter is inaccessible" or "is a get-only property" or "is a 'let' constant": other files can set the counter to any value
@MainActor func writesValue(_ counter: inout TapCounter) {
    counter.value = 5
}

// CHECK screen: A screen can be made with a counter and without
// COMPILES: other files cannot call `makeController()`
@MainActor func makesScreen() {
    let controller: InitialViewController = makeController()
    _ = controller
}

// COMPILES: other files cannot call `makeController(counter:)`
@MainActor func makesScreenWithCounter() {
    let controller: InitialViewController = makeController(counter: TapCounter(value: 41))
    _ = controller
}
