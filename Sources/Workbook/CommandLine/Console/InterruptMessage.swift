import Foundation
import Synchronization

/// What an interrupted `grade` says about the work that it leaves, and removes of it.
package final class InterruptMessage: Sendable {
    private let storage = Mutex<String?>("Stopped. Nothing was recorded.")
    private let folder = Mutex<URL?>(nil)

    /// The sentence; `nil` if there is nothing to say because no work is going on.
    package var text: String? {
        get { storage.withLock { $0 } }
        set { storage.withLock { $0 = newValue } }
    }

    /// A folder with unfinished work, which is of no use to anyone; `nil` if there is none.
    package var unfinished: URL? {
        get { folder.withLock { $0 } }
        set { folder.withLock { $0 = newValue } }
    }

    /// Removes the unfinished work.
    package func removeUnfinished() {
        // The process ends, so nobody could act on an error. The next run removes what is left.
        if let unfinished { try? FileManager.default.removeItem(at: unfinished) }
    }
}
