// The one place that starts, limits and ends programs.
//
// Foundation's Process offers no new session, and without one a killed `swift test` leaves the test
// process running (it has a process group of its own). So this room speaks to posix_spawn directly:
// a session per child, both pipes drained while it runs, our own clock, and the whole session ended after.

import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Starts programs, each in a session of its own, and ends everything that they started.
public struct ProcessRunner: Sendable {
    /// The sessions that run now, so that Ctrl-C can end them.
    public let sessions: LiveSessions
    /// The most bytes that are kept of each output stream.
    public var outputCap: Int
    /// The most bytes that a program may write before it is ended.
    public var outputLimit: Int

    /// Creates a runner that reports its children to `sessions`.
    public init(
        sessions: LiveSessions = LiveSessions(), outputCap: Int = 1 << 20, outputLimit: Int = 64 << 20
    ) {
        self.sessions = sessions
        self.outputCap = outputCap
        self.outputLimit = outputLimit
    }

    /// Runs a program to its end, under a limit.
    ///
    /// - Parameters:
    ///   - command: What to run.
    ///   - seconds: The wall-clock limit in seconds.
    ///   - watch: Asked about twenty times a second with the seconds gone by; a reason ends the program.
    /// - Returns: How it ended and what it wrote. Nothing it started in its session is left running.
    /// - Throws: ``SpawnError`` when the program cannot be started.
    public func run(
        _ command: Command,
        limit seconds: Double,
        watch: @escaping @Sendable (Double) -> StopReason? = { _ in nil }
    ) async throws -> ProcessResult {
        let cancelled = Locked(false)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                // A thread of its own: waiting for a child must not hold one of the few cooperative threads.
                Thread.detachNewThread {
                    continuation.resume(
                        with: Result {
                            try supervise(command) { elapsed in
                                if cancelled.value { return .cancelled }
                                if elapsed > seconds { return .wallClock(seconds: seconds) }
                                return watch(elapsed)
                            }
                        })
                }
            }
        } onCancel: {
            cancelled.withLock { $0 = true }
        }
    }

    private func supervise(_ command: Command, verdict: (Double) -> StopReason?) throws -> ProcessResult {
        let started = ContinuousClock.now
        let child = try Spawn.start(command)
        sessions.insert(child.pid)
        defer { sessions.remove(child.pid) }
        var standardOutput = PipeReader(descriptor: child.output, cap: outputCap)
        var standardError = PipeReader(descriptor: child.errorOutput, cap: outputCap)
        defer {
            close(child.output)
            close(child.errorOutput)
        }

        var stop: StopReason?
        var status: Int32?
        while status == nil {
            PipeReader.wait(for: &standardOutput, &standardError, milliseconds: 50)
            standardOutput.drain()
            standardError.drain()
            status = Spawn.poll(child.pid)
            guard status == nil else { break }
            stop = verdict((ContinuousClock.now - started).seconds)
            if stop == nil, standardOutput.total + standardError.total > outputLimit {
                stop = .output(bytes: outputLimit)
            }
            if stop != nil {
                SessionTree.end(session: child.pid)
                status = Spawn.wait(child.pid)
            }
        }
        // Whatever the child left running in its session goes with it; only then are the pipes sure to end.
        SessionTree.end(session: child.pid)
        standardOutput.drain()
        standardError.drain()
        return ProcessResult(
            termination: stop.map(Termination.ended) ?? Spawn.termination(status: status ?? 0),
            output: standardOutput.text,
            errorOutput: standardError.text,
            seconds: (ContinuousClock.now - started).seconds)
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
