/// Counts taps by storing them in an array.
struct TapCounter {
    private var start: Int
    private var taps: [Void] = []

    var value: Int { start + taps.count }

    init(value: Int = 0) {
        start = value
    }

    mutating func tap() {
        taps.append(())
    }
}

extension TapCounter {
    var text: String { String(value) }
}
