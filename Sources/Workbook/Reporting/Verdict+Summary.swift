extension Verdict {
    /// The verdict in a few words: "5 of 5 checks", "accepts 2 of 2 · catches 4 of 6 bugs".
    public var summary: String {
        switch outcome {
        case .didNotCompile: return "does not compile"
        case .graderError: return "could not be graded"
        case .passed, .failed, .stopped, .flagged: break
        }
        let production = checks.filter { !$0.check.isAboutTests }
        let counts =
            (production.isEmpty ? [] : [Verdict.count(production, of: "check")])
            + (checks.count == production.count ? [] : [plantedBugCounts])
        let state = outcome == .flagged ? "for a person to look at" : checks.compactMap(\.stop).first?.word
        return (counts + [state].compactMap { $0 }).joined(separator: " · ")
    }

    private var plantedBugCounts: String {
        let accepts = checks.filter { $0.check.id.hasPrefix("accepts/") }
        let catches = checks.filter { $0.check.id.hasPrefix("catches/") }
        // Until there are tests that accept what is correct, there is no count of bugs.
        if accepts.allSatisfy({ $0.state == .notAttempted }) { return "no tests yet" }
        let accepted = "accepts \(accepts.count { $0.state == .passed }) of \(accepts.count)"
        if catches.allSatisfy({ $0.state == .notAttempted }) { return accepted }
        return accepted + " · catches " + Verdict.count(catches, of: "bug")
    }

    private static func count(_ checks: [CheckResult], of noun: String) -> String {
        "\(checks.count { $0.state == .passed }) of \(checks.count) \(noun)\(checks.count == 1 ? "" : "s")"
    }
}

extension Stop {
    /// One word for a list.
    var word: String {
        switch self {
        case .crashed: "crashed"
        case .timeLimit: "ran too long"
        case .exited: "ended early"
        case .outputLimit: "printed too much"
        case .cpuLimit: "computed too long"
        case .memoryLimit: "needed too much memory"
        case .processLimit: "started too many processes"
        case .fileLimit: "wrote too much"
        }
    }

    /// A sentence for the learner.
    var sentence: String {
        switch self {
        case .crashed(let message?): return "your code crashed here: \(message)"
        case .crashed(nil): return "your code crashed here"
        case .timeLimit(let seconds):
            let time = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
            return
                "your code was still running after \(time) second\(time == "1" ? "" : "s"): is there a loop or a wait that never ends?"
        case .exited:
            // The status is not told: `swift test` hides the one that the code gave.
            return "your code ended the whole process here: a check must be allowed to come to its end"
        case .outputLimit(let bytes):
            return "your code printed more than \(bytes >> 20) MB: is there a loop that never ends?"
        case .cpuLimit(let seconds):
            return
                "your code kept the processor busy for more than \(seconds) seconds: is there a loop that never ends?"
        case .memoryLimit(let bytes):
            return
                "your code used more than \(bytes >> 20) MB of memory: is there an array that grows without end, or a function that calls itself for ever?"
        case .processLimit(let count):
            return
                "your code had more than \(count) processes at once: this exercise needs none besides its own"
        case .fileLimit(let bytes):
            return "your code wrote a file of more than \(bytes >> 20) MB: is there a loop that never ends?"
        }
    }
}
