import Synchronization

/// What an interrupted `grade` says about the work that it leaves.
final class InterruptMessage: Sendable {
    private let storage = Mutex<String?>("Stopped. Nothing was recorded.")

    /// The sentence; `nil` if there is nothing to say because no work is going on.
    var text: String? {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }
}
