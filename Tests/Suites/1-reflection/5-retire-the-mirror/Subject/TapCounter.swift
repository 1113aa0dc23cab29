/// Counts taps, rightly or wrongly, as the planted variant has it.
struct TapCounter {
    private(set) var value: Int {
        get { shared?.value ?? stored }
        set {
            stored = newValue
            shared?.value = newValue
        }
    }
    private var stored: Int
    private let firstText: String
    /// The value that all copies have together, which only the scrambled variant has.
    private let shared: SharedValue?

    init(value: Int = Self.usualStart) {
        switch PlantedVariant.current {
        case .startIgnored: stored = 0
        case .scrambled: stored = -7
        default: stored = value
        }
        firstText = "\(stored)"
        shared = PlantedVariant.current == .scrambled ? SharedValue(stored) : nil
    }

    static var usualStart: Int {
        PlantedVariant.current == .startsAtOne ? 1 : 0
    }

    mutating func tap() {
        switch PlantedVariant.current {
        case .addsTwo: value += 2
        case .tapSetsOne: value = 1
        case .scrambled: value -= 100
        default: value += 1
        }
    }

    var text: String {
        switch PlantedVariant.current {
        case .frozenText: firstText
        case .scrambled: "?\(value)"
        default: "\(value)"
        }
    }
}

/// A value in one place, however many copies refer to it; only tests on the main actor see it.
private final class SharedValue: @unchecked Sendable {
    var value: Int

    init(_ value: Int) {
        self.value = value
    }
}
