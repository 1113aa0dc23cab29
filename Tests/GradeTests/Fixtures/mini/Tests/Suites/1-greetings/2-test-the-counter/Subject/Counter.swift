/// Counts, in as many ways as there are variants.
final class Counter {
    private var calls = 0
    private let step: (Int) -> Int

    init() {
        switch PlantedVariant.current {
        case .sum: step = { $0 }
        case .log: step = { Array(repeating: 1, count: $0).count }
        case .startsAtOne: step = { $0 + 1 }
        case .twoAtATime: step = { $0 * 2 }
        case .sticksAtOne: step = { min($0, 1) }
        case .scrambled: step = { -7 - $0 }
        }
    }

    var value: Int { step(calls) }

    func increment() { calls += 1 }
}
