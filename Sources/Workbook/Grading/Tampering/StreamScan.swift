import WorkbookModel

/// Explains what in the record of a run can't come from the test library.
enum StreamScan {
    /// Returns a flag for each irregularity of a run.
    static func flags(for irregularities: [EventStream.Irregularity]) -> [Flag] {
        irregularities.map { Flag("something else wrote to the record of the run: \(reason(for: $0))") }
    }

    private static func reason(for irregularity: EventStream.Irregularity) -> String {
        switch irregularity {
        case .unreadableLines: "it contains lines that aren't records"
        case .wrongStart: "its first record isn't the first one that the test library writes"
        case .eventsAfterEnd: "it continues after its last record"
        case .decreasingTimes: "its times go backward"
        case .unknownTest: "it names a test that doesn't exist"
        case .testStartedTwice: "a test starts twice"
        case .testEndedWithoutStart: "a test ends that didn't start"
        }
    }
}
