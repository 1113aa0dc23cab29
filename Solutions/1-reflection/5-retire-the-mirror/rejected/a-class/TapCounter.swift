/// Counts taps.
final class TapCounter {
    private(set) var value: Int

    init(value: Int = 0) {
        self.value = value
    }

    func tap() {
        value += 1
    }

    var text: String { value.description }
}
