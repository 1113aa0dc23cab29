/// Counts taps.
struct TapCounter: Equatable, Sendable {
    fileprivate(set) var value: Int

    init(value: Int = 0) { self.value = value }

    mutating func tap() { self = TapCounter(value: value + 1) }

    var text: String { "\(value)" }
}
