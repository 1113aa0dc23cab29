import Synchronization

/// What an interrupted `grade` says about the work that it leaves, and removes of it.
package final class InterruptMessage: Sendable {
    private let storage = Mutex<String?>("Stopped. Nothing was recorded.")
    private let cleaning = Mutex<(@Sendable () -> Void)?>(nil)

    /// The sentence; `nil` if there is nothing to say because no work is going on.
    package var text: String? {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }

    /// What removes or takes back unfinished work, which is of no use to anyone; `nil` if there is none.
    package var cleanUp: (@Sendable () -> Void)? {
        get { cleaning.withLock { $0 } }
        set { cleaning.withLock { $0 = newValue } }
    }
}
