import Testing

/// A semaphore that limits how many tests build Swift packages at the same time.
///
/// Swift Testing would start all of them at once. Their builds would then compete for processor time,
/// and the checks inside would exceed their time limits.
actor BuildSlots {
    /// The slots that all tests of this process share, sized for two cores.
    static let shared = BuildSlots(count: 2)

    private var free: Int
    private var waiting: [(priority: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Creates slots that are all free.
    init(count: Int) { free = count }

    /// The number of operations that wait for a slot.
    var waitingCount: Int { waiting.count }

    /// Runs an operation while holding a slot.
    ///
    /// - Parameter priority: Of the waiting operations, the one with the highest priority gets the next slot.
    ///   Operations with equal priority are served in order.
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
        // The slot goes straight to the next operation, so no other operation can take it in between.
        guard let highest = waiting.map(\.priority).max(),
            let next = waiting.firstIndex(where: { $0.priority == highest })
        else {
            free += 1
            return
        }
        waiting.remove(at: next).continuation.resume()
    }
}

/// A trait that runs a suite, or each of its test cases, while holding one of the ``BuildSlots``.
struct BuildSlotTrait: SuiteTrait, TestTrait, TestScoping {
    var priority: Int
    /// Whether each test case waits for its own slot.
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
    /// Makes a serialized suite hold a build slot from its first test to its last.
    ///
    /// - Parameter seconds: The suite's approximate time on an idle machine. The longest suite goes first,
    ///   so that it doesn't run alone after all other suites have ended.
    static func buildSlot(seconds: Int) -> Self { Self(priority: seconds, isRecursive: false) }

    /// Makes each test case of a suite hold a build slot while no serialized suite waits for one.
    ///
    /// Such test cases can run in parallel, so they fill the slots at the end.
    static var buildSlotForEachTestCase: Self { Self(priority: 0, isRecursive: true) }
}
