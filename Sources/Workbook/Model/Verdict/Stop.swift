/// Why a check did not finish.
package enum Stop: Sendable, Hashable, Codable {
    /// The ways in which a check can be stopped, without their details; the names are those of the JSON
    /// formats.
    package enum Kind: String, Sendable, Codable, CaseIterable {
        case crashed, timeLimit, exited, outputLimit, cpuLimit, memoryLimit, processLimit, fileLimit
    }

    /// The process crashed; the fatal message if there was one.
    case crashed(message: String?)
    /// The check ran longer than this many seconds.
    case timeLimit(seconds: Double)
    /// The code ended the process by itself, with this status.
    case exited(status: Int32)
    /// The code wrote more than this many bytes.
    case outputLimit(bytes: Int)
    /// The code used more than this many seconds of processor time.
    case cpuLimit(seconds: Int)
    /// The code used more than this many bytes of memory.
    case memoryLimit(bytes: Int)
    /// The code started more than this many processes.
    case processLimit(count: Int)
    /// The code wrote a file of more than this many bytes.
    case fileLimit(bytes: Int)

    /// In which way the check was stopped.
    package var kind: Kind {
        switch self {
        case .crashed: .crashed
        case .timeLimit: .timeLimit
        case .exited: .exited
        case .outputLimit: .outputLimit
        case .cpuLimit: .cpuLimit
        case .memoryLimit: .memoryLimit
        case .processLimit: .processLimit
        case .fileLimit: .fileLimit
        }
    }
}
