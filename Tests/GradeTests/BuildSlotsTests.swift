import Testing

@testable import WorkbookSystem

struct BuildSlotsTests {
    /// Counts running operations, the most that ever ran at the same time, and those that have ended.
    private struct Count {
        var running = 0
        var most = 0
        var done = 0
    }

    @Test("No more tests hold a slot than there are slots, and every test gets one")
    func bounded() async {
        let slots = BuildSlots(count: 2)
        let count = Locked(Count())
        await withTaskGroup(of: Void.self) { group in
            for _ in 1...20 {
                group.addTask {
                    await slots.withSlot(priority: 1) {
                        count.withLock {
                            $0.running += 1
                            $0.most = max($0.most, $0.running)
                        }
                        for _ in 1...10 { await Task.yield() }
                        count.withLock {
                            $0.running -= 1
                            $0.done += 1
                        }
                    }
                }
            }
        }
        #expect(count.value.most <= 2)
        #expect(count.value.done == 20)
    }

    @Test("A free slot goes to the test with the highest priority, and to the first one among equals")
    func priorities() async {
        let slots = BuildSlots(count: 1)
        let order = Locked<[String]>([])
        let tasks = await slots.withSlot(priority: 1) {
            var tasks: [Task<Void, Never>] = []
            for (name, priority) in [("low", 1), ("high", 3), ("middle", 2), ("late", 3)] {
                tasks.append(
                    Task { await slots.withSlot(priority: priority) { order.withLock { $0.append(name) } } })
                while await slots.waitingCount < tasks.count { await Task.yield() }
            }
            return tasks
        }
        for task in tasks { await task.value }
        #expect(order.value == ["high", "late", "middle", "low"])
    }

    @Test("An operation that throws releases its slot")
    func throwing() async {
        let slots = BuildSlots(count: 1)
        await #expect(throws: CancellationError.self) {
            try await slots.withSlot(priority: 1) { throw CancellationError() }
        }
        #expect(await slots.withSlot(priority: 1) { true })
    }
}
