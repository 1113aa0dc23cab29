import WorkbookModel

extension VerdictSummary {
    /// The verdict in a few words: "5 of 5 checks", "accepts 2 of 2 · catches 4 of 6 bugs".
    package var text: String {
        switch outcome {
        case .didNotCompile: return "does not compile"
        case .graderError: return "could not be graded"
        case .passed, .failed, .stopped, .flagged: break
        }
        let state = outcome == .flagged ? "needs review" : stop?.word ?? remainder
        return [checks.map { $0.text(of: "check") }, tests?.text, state].compactMap { $0 }
            .joined(separator: " · ")
    }
}

extension VerdictSummary {
    /// What is wrong if all counts are full, and the attempt failed: a check that belongs to none of them.
    private var remainder: String? {
        let counts = [checks, tests?.accepted, tests?.caught].compactMap(\.self)
        let isFull = !counts.isEmpty && counts.allSatisfy { $0.passed == $0.total }
        let hasTests = tests == nil || tests?.caught != nil
        return outcome == .failed && isFull && hasTests ? "another check fails" : nil
    }
}

extension VerdictSummary.Tests {
    fileprivate var text: String {
        let counts = [
            accepted.map { "accepts \($0.passed) of \($0.total)" },
            caught.map { "catches \($0.text(of: "bug"))" },
        ].compactMap { $0 }
        return counts.isEmpty ? "no tests yet" : counts.joined(separator: " · ")
    }
}

extension VerdictSummary.Tally {
    fileprivate func text(of noun: String) -> String {
        "\(passed) of \(total) \(noun)\(total == 1 ? "" : "s")"
    }
}

extension Stop.Kind {
    /// A few words for a list.
    var word: String {
        switch self {
        case .crashed: "crashed"
        case .timeLimit: "ran too long"
        case .exited: "ended early"
        case .outputLimit: "printed too much"
        case .cpuLimit: "used too much processor time"
        case .memoryLimit: "needed too much memory"
        case .processLimit: "started too many processes"
        case .fileLimit: "wrote too much"
        }
    }
}
