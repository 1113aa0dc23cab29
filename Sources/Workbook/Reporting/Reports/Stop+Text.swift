import WorkbookModel

extension Stop {
    /// A sentence for the learner.
    package var sentence: String {
        switch self {
        case .crashed(let message?): return "your code crashed here: \(message)"
        case .crashed(nil): return "your code crashed here"
        case .timeLimit(let seconds):
            let time = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
            return
                "your code did not finish within \(time) second\(time == "1" ? "" : "s"): either a loop never ends, or something waits forever, for example for the main queue while the main thread is blocked"
        case .exited:
            // Without the exit status, because `swift test` hides the one that the code passed.
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
