/// Counts taps.
struct TapCounter: Hashable, Sendable {
    private(set) var value: Int

    init(value: Int = 0) {
        self.value = value
    }

    mutating func tap() {
        value += 1
    }

    var text: String {
        String(value)
    }
}
