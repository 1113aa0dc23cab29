import Foundation
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The sessions of the running child processes, so that an interrupted `grade` can end them.
package final class LiveSessions: Sendable {
    private struct State {
        var leaders: Set<pid_t> = []
        var isClosed = false
    }

    private let state = Locked(State())

    /// Creates an empty list.
    package init() {}

    /// Starts a child and lists it in one step, so that ``endAll()`` never misses it.
    func start(_ command: Command, events: EventPipe?) throws -> Spawn.Child {
        waitIfClosed()
        return try state.withLock { state in
            // The list was closed in the meantime, so this error is never reported.
            if state.isClosed { throw CancellationError() }
            let child = try Spawn.start(command, events: events)
            state.leaders.insert(child.pid)
            return child
        }
    }

    func remove(_ leader: pid_t) { state.withLock { _ = $0.leaders.remove(leader) } }

    /// Never returns after all sessions were ended, because this process is about to exit, and the end of its
    /// children must not count as a crash of the learner's code.
    func waitIfClosed() {
        while state.value.isClosed { sleep(1) }
    }

    /// Ends every process of every session in the list, and lets no other process start.
    package func endAll() {
        let leaders = state.withLock { state in
            state.isClosed = true
            return state.leaders
        }
        for leader in leaders { SessionTree.end(session: leader) }
    }
}

/// A value protected by a lock, which closures and threads can share.
package final class Locked<Value: Sendable>: Sendable {
    private let storage: Mutex<Value>

    package init(_ value: Value) { storage = Mutex(value) }

    package var value: Value { storage.withLock { $0 } }

    package func withLock<R: Sendable>(_ body: (inout Value) throws -> R) rethrows -> R {
        try storage.withLock { try body(&$0) }
    }
}
