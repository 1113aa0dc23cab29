extension VerdictSummary {
    /// Reads the text that version 1 of the progress file has instead of numbers.
    ///
    /// The words are those of version 1, such as "accepts 2 of 2 · catches 1 of 3 bugs · crashed". They do
    /// not follow the words of today's reports, and unknown parts are ignored.
    package init(format1 text: String, outcome: Verdict.Outcome) {
        self.init(outcome: outcome)
        for part in text.split(separator: " · ") {
            if let match = part.wholeMatch(of: /(\d{1,6}) of (\d{1,6}) checks?/) {
                checks = Tally(match.1, match.2)
            } else if let match = part.wholeMatch(of: /accepts (\d{1,6}) of (\d{1,6})/) {
                tests = Tests(accepted: Tally(match.1, match.2))
            } else if let match = part.wholeMatch(of: /catches (\d{1,6}) of (\d{1,6}) bugs?/) {
                tests = Tests(accepted: tests?.accepted, caught: Tally(match.1, match.2))
            } else if part == "no tests yet" {
                tests = Tests()
            } else {
                stop = stop ?? VerdictSummary.stops[String(part)]
            }
        }
    }

    private static let stops: [String: Stop.Kind] = [
        "crashed": .crashed, "ran too long": .timeLimit, "ended early": .exited,
        "printed too much": .outputLimit, "used too much processor time": .cpuLimit,
        "needed too much memory": .memoryLimit, "started too many processes": .processLimit,
        "wrote too much": .fileLimit,
    ]
}

extension VerdictSummary.Tally {
    fileprivate init?(_ passed: Substring, _ total: Substring) {
        guard let passed = Int(passed), let total = Int(total) else { return nil }
        self.init(passed: passed, total: total)
    }
}
