import TestSupport
import Testing

@testable import WorkbookSystem

/// Counts how many operations run at once.
private struct Gauge: Sendable {
    private let counts = Locked((now: 0, most: 0))

    var most: Int { counts.value.most }

    func enter() {
        counts.withLock {
            $0.now += 1
            $0.most = max($0.most, $0.now)
        }
    }

    func leave() { counts.withLock { $0.now -= 1 } }
}

struct LimiterTests {
    @Test("No more operations run at once than allowed, and at least one does", arguments: [0, 1, 3])
    func limit(_ limit: Int) async {
        let limiter = Limiter(limit)
        let gauge = Gauge()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<12 {
                group.addTask {
                    await limiter.run {
                        gauge.enter()
                        try? await Task.sleep(for: .milliseconds(10))
                        gauge.leave()
                    }
                }
            }
        }
        #expect(gauge.most >= 1)
        #expect(gauge.most <= max(1, limit))
    }

    @Test("Waiting operations start in order of arrival, even after one fails")
    func order() async throws {
        struct Failure: Error {}
        let limiter = Limiter(1)
        let order = Locked<[Int]>([])
        let hasStarted = Locked(false)
        let gate = AsyncStream<Void>.makeStream()
        let first = Task {
            try await limiter.run {
                hasStarted.withLock { $0 = true }
                for await _ in gate.stream {}
                throw Failure()
            }
        }
        while !hasStarted.value { await Task.yield() }
        var others: [Task<Void, Never>] = []
        for number in 1...5 {
            // Each operation is waiting before the next one arrives.
            while await limiter.waitingCount < number - 1 { await Task.yield() }
            others.append(Task { await limiter.run { order.withLock { $0.append(number) } } })
        }
        while await limiter.waitingCount < 5 { await Task.yield() }
        gate.continuation.finish()
        await #expect(throws: Failure.self) { try await first.value }
        for task in others { await task.value }
        expectEqual(order.value, [1, 2, 3, 4, 5])
    }

    @Test("A concurrent map keeps the order of its elements and stays within its limit")
    func map() async {
        let gauge = Gauge()
        let completed = Locked<[Int]>([])
        let results = await [30, 1, 20, 2, 10].concurrentMap(
            limit: 2, completed: { element, _ in completed.withLock { $0.append(element) } }
        ) { milliseconds in
            gauge.enter()
            try? await Task.sleep(for: .milliseconds(milliseconds))
            gauge.leave()
            return milliseconds * 2
        }
        expectEqual(results, [60, 2, 40, 4, 20])
        expectEqual(completed.value.sorted(), [1, 2, 10, 20, 30])
        #expect(gauge.most <= 2)
        #expect(await [Int]().concurrentMap(limit: 2) { $0 }.isEmpty)
    }

    @Test("A concurrent map throws an operation's error and starts no further operations")
    func mapError() async {
        struct Failure: Error {}
        let started = Locked(0)
        await #expect(throws: Failure.self) {
            try await (0..<10).concurrentMap(limit: 1) { number in
                started.withLock { $0 += 1 }
                if number == 2 { throw Failure() }
                return number
            }
        }
        expectEqual(started.value, 3)
    }
}
