#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a program and all that it starts may use before they are ended; `nil` is no limit.
package struct ResourceLimits: Sendable, Equatable {
    /// Seconds from start to end.
    package var wallSeconds: Double
    /// Seconds of processor time for each process.
    package var cpuSeconds: Int?
    /// Bytes of memory in use by all processes together.
    package var memoryBytes: Int?
    /// The number of processes at a time.
    package var processes: Int?
    /// The size in bytes of the largest file that may be written.
    package var fileBytes: Int?

    /// Creates a value from its parts.
    package init(
        wallSeconds: Double, cpuSeconds: Int? = nil, memoryBytes: Int? = nil, processes: Int? = nil,
        fileBytes: Int? = nil
    ) {
        self.wallSeconds = wallSeconds
        self.cpuSeconds = cpuSeconds
        self.memoryBytes = memoryBytes
        self.processes = processes
        self.fileBytes = fileBytes
    }

    /// For the compiler, whose work a learner's code can make long: a type checker's search, say.
    package static let build = ResourceLimits(
        wallSeconds: 300, cpuSeconds: 280, memoryBytes: 6 << 30, processes: 200, fileBytes: 1 << 30)

    /// For the learner's code.
    package static let run = ResourceLimits(
        wallSeconds: 120, cpuSeconds: 60, memoryBytes: 1 << 30, processes: 40, fileBytes: 64 << 20)
}

/// What the processes of a session use at one moment.
package struct ResourceUse: Sendable, Equatable {
    /// Bytes of memory.
    package var memoryBytes = 0
    /// The number of processes.
    package var processes = 0

    /// The limit that is exceeded, if one is.
    package func excess(over limits: ResourceLimits) -> StopReason? {
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
    package func limited(by limits: ResourceLimits) throws -> Command {
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
