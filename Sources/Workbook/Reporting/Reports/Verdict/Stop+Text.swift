import WorkbookModel

extension Stop {
    /// A sentence for the learner.
    package var sentence: String {
        switch self {
        case .crashed(let message?): return "your code crashed: \(message)"
        case .crashed(nil): return "your code crashed"
        case .timeLimit(let seconds):
            let time = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
            return
                "your code did not finish within \(time) second\(time == "1" ? "" : "s"): a loop may never end, or something may wait forever, for example for the main queue while the main thread is blocked"
        case .exited:
            // Without the exit status, because `swift test` hides the one that the code passed.
            return "your code ended the whole process here, before the check could finish"
        case .outputLimit(let bytes):
            return "your code printed more than \(bytes >> 20) MB. Is there a loop that never ends?"
        case .cpuLimit(let seconds):
            return
                "your code kept the processor busy for more than \(seconds) seconds. Is there a loop that never ends?"
        case .memoryLimit(let bytes):
            return
                "your code used more than \(bytes >> 20) MB of memory. Is there an array that grows without limit, or a function that calls itself forever?"
        case .processLimit(let count):
            return
                "your code had more than \(count) processes at once. This exercise needs no other processes"
        case .fileLimit(let bytes):
            return "your code wrote a file of more than \(bytes >> 20) MB. Is there a loop that never ends?"
        }
    }
}
