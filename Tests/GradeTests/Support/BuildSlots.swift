import Testing

/// The right to build Swift packages, which only so many tests hold at the same time.
///
/// Swift Testing would start all of them at once. Their builds would then take each other the processor time that the
/// checks inside are given.
actor BuildSlots {
    /// Which of the waiting tests gets the next free slot.
    enum Priority: Comparable {
        /// Tests that fill the cores when no other test wants a slot, because any number of them can run side by side.
        case filler
        /// Tests of a serialized suite, which can use only one slot however many of them are left.
        case chain
    }

    /// The slots that all tests of this process share: one for each of two cores.
    static let shared = BuildSlots(count: 2)

    private var free: Int
    private var waiting: [(priority: Priority, continuation: CheckedContinuation<Void, Never>)] = []

    /// Creates slots, all of them free.
    init(count: Int) { free = count }

    /// How many tests wait for a slot.
    var waitingCount: Int { waiting.count }

    /// Runs an operation while it holds a slot.
    func withSlot<Value: Sendable>(
        _ priority: Priority, _ operation: @Sendable () async throws -> Value
    ) async rethrows -> Value {
        await enter(priority)
        defer { leave() }
        return try await operation()
    }

    private func enter(_ priority: Priority) async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append((priority, $0)) }
        }
    }

    private func leave() {
        // The slot goes straight to the next test, so that no other one can take it in between.
        guard let highest = waiting.map(\.priority).max(),
            let next = waiting.firstIndex(where: { $0.priority == highest })
        else {
            free += 1
            return
        }
        waiting.remove(at: next).continuation.resume()
    }
}

/// Runs each test case of a suite while it holds one of the ``BuildSlots``.
struct BuildSlotTrait: TestTrait, SuiteTrait, TestScoping {
    var priority: BuildSlots.Priority

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await BuildSlots.shared.withSlot(priority, function)
    }
}

extension Trait where Self == BuildSlotTrait {
    /// Limits how many tests of the whole run build packages at the same time.
    static func buildSlot(_ priority: BuildSlots.Priority = .chain) -> Self { Self(priority: priority) }
}
