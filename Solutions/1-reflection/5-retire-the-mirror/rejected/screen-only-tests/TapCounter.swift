/// Counts taps.
struct TapCounter {
    private(set) var value = 0

    mutating func tap() {
        value += 1
    }

    var text: String { value.description }
}
