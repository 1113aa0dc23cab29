#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a program and its child processes may use before they are ended; `nil` means no limit.
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

    /// Creates resource limits with the given values.
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

    /// The limits of the compiler, which a learner's code can keep busy, for example with a complex
    /// expression.
    package static let build = ResourceLimits(
        wallSeconds: 300, cpuSeconds: 280, memoryBytes: 6 << 30, processes: 200, fileBytes: 1 << 30)

    /// The limits of the learner's code.
    package static let run = ResourceLimits(
        wallSeconds: 120, cpuSeconds: 60, memoryBytes: 1 << 30, processes: 40, fileBytes: 64 << 20)
}

extension ResourceLimits {
    /// The limits in words, such as "120 s, 60 s of processor time, 1024 MB of memory".
    package var words: String {
        let parts = [
            "\(Int(wallSeconds)) s", cpuSeconds.map { "\($0) s of processor time" },
            memoryBytes.map { "\($0 >> 20) MB of memory" }, processes.map { "\($0) processes" },
            fileBytes.map { "files of \($0 >> 20) MB" },
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }
}

/// What the processes of a session use at one moment.
package struct ResourceUse: Sendable, Equatable {
    /// Bytes of memory.
    package var memoryBytes = 0
    /// The number of processes.
    package var processes = 0

    /// Returns the limit that is exceeded; `nil` if none is.
    package func excess(over limits: ResourceLimits) -> StopReason? {
        if let most = limits.memoryBytes, memoryBytes > most { return .memory(bytes: most) }
        if let most = limits.processes, processes > most { return .processes(count: most) }
        return nil
    }
}

extension Command {
    /// Returns a command for the same program, started by a shell that first sets the limits that the system
    /// enforces.
    ///
    /// `posix_spawn` cannot set limits, and a process with threads must not fork to set them.
    ///
    /// - Throws: ``SpawnError`` if the program does not exist, which the shell would only report as text.
    package func limited(by limits: ResourceLimits) throws -> Command {
        guard access(executable, X_OK) == 0 else { throw SpawnError(executable: executable, code: errno) }
        var settings = ["ulimit -c 0"]
        if let seconds = limits.cpuSeconds {
            // The signal of the soft limit shows what happened; the hard limit ends code that ignores it.
            settings += ["ulimit -S -t \(seconds)", "ulimit -H -t \(seconds + 1)"]
        }
        // The unit is blocks of 512 bytes (POSIX).
        if let bytes = limits.fileBytes { settings.append("ulimit -f \(bytes / 512)") }
        var command = self
        command.executable = "/bin/sh"
        command.arguments =
            ["-c", settings.joined(separator: "; ") + #"; exec "$0" "$@""#, executable] + arguments
        return command
    }
}
