extension EventStream {
    /// Something that the test library never writes by itself.
    enum Irregularity: Hashable, CaseIterable {
        /// There are lines that are not records.
        case unreadableLines
        /// The first event is not the start of the run, or the run starts twice.
        case wrongStart
        /// Events follow the end of the run.
        case eventsAfterEnd
        /// The times of the events decrease by more than concurrency explains.
        case decreasingTimes
        /// An event names a test that does not exist.
        case unknownTest
        /// A test starts while it is running.
        case testStartedTwice
        /// A test ends that is not running.
        case testEndedWithoutStart
        /// A test reports in a run that was told to skip it, because it had reported before.
        case skippedTestReported
    }

    /// How many seconds an event may be written after a later one: the tasks of one test record their issues side by side,
    /// and the system may stop any of them before it writes.
    private static let mostDelay = 2.0

    /// Returns what in the stream cannot come from the test library, each kind once.
    func irregularities() -> [Irregularity] {
        var found: [Irregularity] = []
        func add(_ irregularity: Irregularity) {
            if !found.contains(irregularity) { found.append(irregularity) }
        }
        if unreadableLines > 0 { add(.unreadableLines) }
        let starts = events.count { $0.kind == "runStarted" }
        if starts > 1 || events.first.map({ $0.kind != "runStarted" }) ?? false { add(.wrongStart) }
        if let end = events.firstIndex(where: { $0.kind == "runEnded" }), end != events.count - 1 {
            add(.eventsAfterEnd)
        }
        let times = events.compactMap(\.instant?.absolute)
        if zip(times, times.dropFirst()).contains(where: { $0 > $1 + EventStream.mostDelay }) {
            add(.decreasingTimes)
        }
        let known = Set(tests.map(\.id))
        var running: Set<String> = []
        for event in events {
            guard let id = event.testID else { continue }
            if !known.contains(id) { add(.unknownTest) }
            switch event.kind {
            case "testStarted": if !running.insert(id).inserted { add(.testStartedTwice) }
            case "testEnded": if running.remove(id) == nil { add(.testEndedWithoutStart) }
            default: break
            }
        }
        return found
    }
}
