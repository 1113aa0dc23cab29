import Testing

/// The right to build Swift packages, which only so many tests have at the same time.
///
/// Swift Testing would start all of them at once. Their builds would then take each other the processor time that the
/// checks inside are given.
actor BuildSlots {
    /// The slots that all tests of this process share: one for each of two cores.
    static let shared = BuildSlots(count: 2)

    private var free: Int
    private var waiting: [(priority: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Creates slots, all of them free.
    init(count: Int) { free = count }

    /// How many operations wait for a slot.
    var waitingCount: Int { waiting.count }

    /// Runs an operation while it holds a slot.
    ///
    /// - Parameter priority: Of the operations that wait, the one with the highest priority gets the next free slot,
    ///   and of several with the same one the first.
    func withSlot<Value: Sendable>(
        priority: Int, _ operation: @Sendable () async throws -> Value
    ) async rethrows -> Value {
        await enter(priority)
        defer { leave() }
        return try await operation()
    }

    private func enter(_ priority: Int) async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append((priority, $0)) }
        }
    }

    private func leave() {
        // The slot goes straight to the next operation, so that no other one can take it in between.
        guard let highest = waiting.map(\.priority).max(),
            let next = waiting.firstIndex(where: { $0.priority == highest })
        else {
            free += 1
            return
        }
        waiting.remove(at: next).continuation.resume()
    }
}

/// Runs a suite, or each of its test cases, while it holds one of the ``BuildSlots``.
struct BuildSlotTrait: SuiteTrait, TestTrait, TestScoping {
    var priority: Int
    /// Whether each test case waits for a slot of its own.
    var isRecursive: Bool

    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
        (isRecursive ? testCase != nil : test.isSuite) ? self : nil
    }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await BuildSlots.shared.withSlot(priority: priority, function)
    }
}

extension Trait where Self == BuildSlotTrait {
    /// Lets a serialized suite hold a build slot from its first test to its last.
    ///
    /// - Parameter seconds: About how long the suite takes on a quiet machine. The longest suite goes first, so that none
    ///   is left over when the other ones have ended.
    static func buildSlot(seconds: Int) -> Self { Self(priority: seconds, isRecursive: false) }

    /// Lets each test case of a suite hold a build slot, when no serialized suite waits for it.
    ///
    /// Such test cases can run side by side, so they fill the slots at the end.
    static var buildSlotForEachTestCase: Self { Self(priority: 0, isRecursive: true) }
}
