import Foundation

/// A program to run: its path, arguments and whole environment; never a shell string.
package struct Command: Sendable, Equatable {
    /// The absolute path of the program.
    package var executable: String
    /// The arguments after the program's own name.
    package var arguments: [String]
    /// The whole environment of the child: nothing is inherited.
    package var environment: [String: String]
    /// The folder in which the child starts.
    package var workingDirectory: String

    /// Describes a program to run.
    package init(
        _ executable: String,
        _ arguments: [String] = [],
        environment: [String: String] = [:],
        workingDirectory: String = "/"
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.workingDirectory = workingDirectory
    }
}

/// How a program ended.
package enum Termination: Sendable, Equatable {
    /// It exited by itself with this status.
    case exited(Int32)
    /// A signal that we did not send ended it.
    case signalled(Int32)
    /// We ended it, for this reason.
    case ended(StopReason)

    /// Whether the program exited by itself with status 0.
    package var isSuccess: Bool { self == .exited(0) }
}

/// Why we ended a program.
package enum StopReason: Sendable, Equatable {
    /// It ran longer than this many seconds.
    case wallClock(seconds: Double)
    /// A single check ran longer than this many seconds.
    case checkClock(seconds: Double)
    /// It wrote more than this many bytes.
    case output(bytes: Int)
    /// One of its processes used more than this many seconds of processor time.
    case cpu(seconds: Int)
    /// All its processes together used more than this many bytes of memory.
    case memory(bytes: Int)
    /// It had more than this many processes at a time.
    case processes(count: Int)
    /// It wrote a file of more than this many bytes.
    case file(bytes: Int)
    /// The task that waited for it was cancelled.
    case cancelled
}

/// The result of running a program.
package struct ProcessResult: Sendable, Equatable {
    /// How it ended.
    package var termination: Termination
    /// What it wrote to standard output, up to the cap; bytes that are not UTF-8 are replaced.
    package var output: String
    /// What it wrote to standard error, up to the cap.
    package var errorOutput: String
    /// How long it ran, in seconds.
    package var seconds: Double
    /// The bytes from the event pipe, if there was one.
    package var events = Data()
}
