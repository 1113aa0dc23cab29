import WorkbookModel

/// Explains to a person what in the record of a run cannot come from the test library.
enum StreamScan {
    /// Returns a flag for each irregularity of a run.
    static func flags(for irregularities: [EventStream.Irregularity]) -> [Flag] {
        irregularities.map { Flag("the record of the run was written to: \(reason(for: $0))") }
    }

    private static func reason(for irregularity: EventStream.Irregularity) -> String {
        switch irregularity {
        case .unreadableLines: "it has lines that are no records"
        case .wrongStart: "it does not begin with its beginning"
        case .eventsAfterEnd: "it goes on after its end"
        case .decreasingTimes: "its times run backwards"
        case .unknownTest: "it speaks of a test that is not there"
        case .testStartedTwice: "a test begins that has begun"
        case .testEndedWithoutStart: "a test ends that has not begun"
        }
    }
}
