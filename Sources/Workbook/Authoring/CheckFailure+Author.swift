import WorkbookModel

extension CheckFailure {
    /// What the check reported, as its author reads it: a stop without a message of its own is described.
    package var shownMessages: [String] {
        messages.map { Stop.Kind(rawValue: $0)?.description ?? $0 }
    }
}

extension Stop.Kind {
    fileprivate var description: String {
        switch self {
        case .crashed: "the code crashed"
        case .timeLimit: "the code took too long (secondsPerCheck in lesson.json sets the limit)"
        case .exited: "the code ended the process"
        case .outputLimit: "the code printed too much"
        case .cpuLimit: "the code used too much processor time"
        case .memoryLimit: "the code used too much memory"
        case .processLimit: "the code started too many processes"
        case .fileLimit: "the code wrote too large a file"
        }
    }
}
