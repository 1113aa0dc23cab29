// Saves are found by looking at a handful of files about fifteen times a second, on every platform. That costs a few
// thousandths of a core, works on network mounts, which don't report changes on the server, and works however an editor
// saves: in place, by renaming a second file, or by removing the file first.

/// Decides when a save is complete: when files differ from those that were graded, and stop changing for a moment.
package struct SaveDetector {
    /// How long files must stay unchanged before a save counts as complete.
    package static let settlingTime: Duration = .milliseconds(30)

    /// How long an editor may take to fill a file that it has emptied or removed.
    package static let emptyFileTime: Duration = .milliseconds(1_000)

    private var graded: [FileMark?]
    private var last: [FileMark?]
    private var since: ContinuousClock.Instant

    /// Creates a detector that takes the current state of the files as graded.
    package init(_ marks: [FileMark?], at now: ContinuousClock.Instant) {
        graded = marks
        last = marks
        since = now
    }

    /// Whether a save has begun, so that the next look should come soon.
    package var isUnsettled: Bool { last != graded }

    /// Compares the files with their earlier states.
    ///
    /// - Returns: Whether a save is complete now; each save is reported once.
    package mutating func look(_ marks: [FileMark?], at now: ContinuousClock.Instant) -> Bool {
        if marks != last {
            last = marks
            since = now
        }
        guard isUnsettled else { return false }
        let isHalfway = marks.contains { $0.map { $0.size == 0 } ?? true }
        guard now - since >= (isHalfway ? SaveDetector.emptyFileTime : SaveDetector.settlingTime) else {
            return false
        }
        graded = marks
        return true
    }

    /// Takes the current state of the files as graded.
    package mutating func accept(_ marks: [FileMark?], at now: ContinuousClock.Instant) {
        self = SaveDetector(marks, at: now)
    }
}
