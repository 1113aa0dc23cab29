import Foundation
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The sessions of the children that run now, so that an interrupted `grade` takes them along.
public final class LiveSessions: Sendable {
    private let leaders = Locked<Set<pid_t>>([])

    /// Creates an empty list.
    public init() {}

    func insert(_ leader: pid_t) { leaders.withLock { _ = $0.insert(leader) } }

    func remove(_ leader: pid_t) { leaders.withLock { _ = $0.remove(leader) } }

    /// Ends every process of every session in the list.
    public func endAll() {
        for leader in leaders.value { SessionTree.end(session: leader) }
    }
}

/// A value behind a lock, which closures and threads can share.
final class Locked<Value: Sendable>: Sendable {
    private let storage: Mutex<Value>

    init(_ value: Value) { storage = Mutex(value) }

    var value: Value { storage.withLock { $0 } }

    func withLock<R: Sendable>(_ body: (inout Value) throws -> R) rethrows -> R {
        try storage.withLock { try body(&$0) }
    }
}
