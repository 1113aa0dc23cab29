/// Counts taps.
struct TapCounter {
    private(set) var value: Int
    let text: String

    init(value: Int = 0) {
        self.value = value
        text = value.description
    }

    mutating func tap() {
        value += 1
    }
}
