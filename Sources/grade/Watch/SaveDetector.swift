// Saves are found by looking at a handful of files some fifteen times a second, on every platform. That costs a few
// thousandths of a core, works on network mounts, which tell nobody what happens on the server, and does not care how an
// editor saves: in place, with a second file that takes the first one's name, or by removing it first.

/// Decides when a save is complete: when files look different from those that were graded, and stay as they are for a
/// moment.
struct SaveDetector {
    /// How long files stay as they are before a save counts as complete.
    static let settling: Duration = .milliseconds(30)

    /// How long an editor gets to fill a file that it has emptied or removed.
    static let patience: Duration = .milliseconds(1_000)

    private var graded: [FileMark?]
    private var last: [FileMark?]
    private var since: ContinuousClock.Instant

    /// Begins with files as they are.
    init(_ marks: [FileMark?], at now: ContinuousClock.Instant) {
        graded = marks
        last = marks
        since = now
    }

    /// Whether a save has begun, so that it is worth looking again soon.
    var isUnsettled: Bool { last != graded }

    /// Takes another look into account.
    ///
    /// - Returns: Whether a save is complete now; told once.
    mutating func look(_ marks: [FileMark?], at now: ContinuousClock.Instant) -> Bool {
        if marks != last {
            last = marks
            since = now
        }
        guard isUnsettled else { return false }
        let isHalfway = marks.contains { $0.map { $0.size == 0 } ?? true }
        guard now - since >= (isHalfway ? SaveDetector.patience : SaveDetector.settling) else { return false }
        graded = marks
        return true
    }

    /// Takes the files as they are for those that are graded.
    mutating func accept(_ marks: [FileMark?], at now: ContinuousClock.Instant) {
        self = SaveDetector(marks, at: now)
    }
}
