/// Counts taps, rightly or wrongly, as the planted variant has it.
struct TapCounter {
    private(set) var value: Int
    private let firstText: String

    init(value: Int = Self.usualStart) {
        switch PlantedVariant.current {
        case .startIgnored: self.value = 0
        case .scrambled: self.value = -7
        default: self.value = value
        }
        firstText = "\(self.value)"
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
        case .scrambled: "?"
        default: "\(value)"
        }
    }
}
