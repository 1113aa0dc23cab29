import Synchronization
import WorkbookCommandLine
import WorkbookReporting

/// Gathers the lines that a command writes, so that they can be shown on a page that scrolls.
final class LineCollector: Sendable {
    private let storage = Mutex<[StyledLine]>([])

    /// Adds lines.
    func add(_ lines: [StyledLine]) { storage.withLock { $0 += lines } }

    /// The lines so far.
    var lines: [StyledLine] { storage.withLock { $0 } }
}
