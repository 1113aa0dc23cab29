/// Counts taps correctly or incorrectly, depending on the planted variant.
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
    private var taps = 0
    /// A value that all copies share; nil except in the variant `scrambled`.
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
        taps += 1
        switch PlantedVariant.current {
        case .addsTwo: value += 2
        case .tapSetsOne: value = 1
        case .valueUnchanged: break
        case .scrambled: value -= 100
        default: value += 1
        }
    }

    var text: String {
        switch PlantedVariant.current {
        case .frozenText: firstText
        case .valueUnchanged: "\(value + taps)"
        case .scrambled: "?\(value)"
        default: "\(value)"
        }
    }
}

/// A value that several copies of a counter share.
///
/// Only tests on the main actor use it.
private final class SharedValue: @unchecked Sendable {
    var value: Int

    init(_ value: Int) {
        self.value = value
    }
}
