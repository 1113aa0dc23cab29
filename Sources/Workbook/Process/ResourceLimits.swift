#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a program and all that it starts may use before they are ended; `nil` is no limit.
public struct ResourceLimits: Sendable, Equatable {
    /// Seconds from start to end.
    public var wallSeconds: Double
    /// Seconds of processor time for each process.
    public var cpuSeconds: Int?
    /// Bytes of memory in use by all processes together.
    public var memoryBytes: Int?
    /// The number of processes at a time.
    public var processes: Int?
    /// The size in bytes of the largest file that may be written.
    public var fileBytes: Int?

    /// For the compiler, whose work a learner's code can make long: a type checker's search, say.
    public static let build = ResourceLimits(
        wallSeconds: 300, cpuSeconds: 280, memoryBytes: 6 << 30, processes: 200, fileBytes: 1 << 30)

    /// For the learner's code.
    public static let run = ResourceLimits(
        wallSeconds: 120, cpuSeconds: 60, memoryBytes: 1 << 30, processes: 40, fileBytes: 64 << 20)
}

/// What the processes of a session use at one moment.
public struct ResourceUse: Sendable, Equatable {
    /// Bytes of memory.
    public var memoryBytes = 0
    /// The number of processes.
    public var processes = 0

    /// The limit that is exceeded, if one is.
    func excess(over limits: ResourceLimits) -> StopReason? {
        if let most = limits.memoryBytes, memoryBytes > most { return .memory(bytes: most) }
        if let most = limits.processes, processes > most { return .processes(count: most) }
        return nil
    }
}

extension Command {
    /// The same program, started by a shell that first lowers what the system itself can limit.
    ///
    /// `posix_spawn` cannot set limits, and a process that forks to set them must not be one with threads.
    ///
    /// - Throws: ``SpawnError`` when there is no such program, of which the shell would tell in words only.
    func limited(by limits: ResourceLimits) throws -> Command {
        guard access(executable, X_OK) == 0 else { throw SpawnError(executable: executable, code: errno) }
        var settings = ["ulimit -c 0"]
        if let seconds = limits.cpuSeconds {
            // The soft limit's signal says what happened; code that ignores it meets the hard one.
            settings += ["ulimit -S -t \(seconds)", "ulimit -H -t \(seconds + 1)"]
        }
        // In blocks of 512 bytes (POSIX).
        if let bytes = limits.fileBytes { settings.append("ulimit -f \(bytes / 512)") }
        var command = self
        command.executable = "/bin/sh"
        command.arguments =
            ["-c", settings.joined(separator: "; ") + #"; exec "$0" "$@""#, executable] + arguments
        return command
    }
}
