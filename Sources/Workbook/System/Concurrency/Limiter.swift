/// A gate that lets a bounded number of operations run at once; the others wait, and start in the order in
/// which they came.
package actor Limiter {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a limiter.
    ///
    /// - Parameter limit: How many operations may run at once; at least one may.
    package init(_ limit: Int) { free = max(1, limit) }

    /// Runs an operation as soon as there is room for it.
    package nonisolated func run<Value: Sendable>(
        _ operation: @Sendable () async throws -> Value
    ) async rethrows -> Value {
        await enter()
        do {
            let value = try await operation()
            await leave()
            return value
        } catch {
            await leave()
            throw error
        }
    }

    /// How many operations wait.
    var waitingCount: Int { waiting.count }

    private func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func leave() {
        // The place is handed over rather than given back, so that no later operation can take it in between.
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
