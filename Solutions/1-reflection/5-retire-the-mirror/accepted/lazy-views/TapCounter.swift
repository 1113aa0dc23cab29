@MainActor
struct TapCounter {
    private var taps: Int
    var value: Int { taps }
    var text: String { "\(taps)" }

    init(value: Int) { taps = value }

    init() { self.init(value: 0) }

    mutating func tap() { taps += 1 }
}
