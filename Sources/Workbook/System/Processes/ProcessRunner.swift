// The one place that starts, limits and ends programs.
//
// Foundation's Process cannot start a session, and without one a killed `swift test` leaves the test process
// running, because that has its own process group. So this folder uses posix_spawn directly: each child gets
// a session, both pipes are drained while it runs, we keep our own clock, and the whole session ends
// afterwards.

import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Starts programs, each in its own session, and ends everything that they started.
package struct ProcessRunner: Sendable {
    /// The sessions that run now, so that Ctrl-C can end them.
    package let sessions: LiveSessions
    /// The most bytes that are kept of each output stream.
    package var outputCap: Int
    /// The most bytes that a program may write before it is ended.
    package var outputLimit: Int

    /// What is known of a program while it runs.
    package struct Reading: Sendable {
        /// The seconds since the start.
        package var seconds: Double
        /// How many bytes came through the event pipe.
        package var eventBytes: Int
        fileprivate var session: pid_t

        /// What all its processes use now; reading this takes a fraction of a millisecond.
        package var use: ResourceUse { SessionTree.use(of: session) }
    }

    /// Creates a runner that reports its children to `sessions`.
    package init(
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
    ///   - events: A channel to drain while it runs.
    ///   - watch: Called about twenty times a second; if it returns a reason, the program is ended.
    /// - Returns: How the program ended and what it wrote. Nothing that it started in its session is left
    ///   running.
    /// - Throws: ``SpawnError`` when the program cannot be started.
    package func run(
        _ command: Command,
        limit seconds: Double,
        watch: @escaping @Sendable (Reading) -> StopReason? = { _ in nil }
    ) async throws -> ProcessResult {
        try await run(command, limit: seconds, events: nil, watch: watch)
    }

    package func run(
        _ command: Command,
        limit seconds: Double,
        events: EventPipe?,
        watch: @escaping @Sendable (Reading) -> StopReason?
    ) async throws -> ProcessResult {
        let cancelled = Locked(false)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                // This uses its own thread, because waiting for a child must not block one of the few
                // cooperative threads.
                Thread.detachNewThread {
                    continuation.resume(
                        with: Result {
                            try supervise(command, events) { reading in
                                if cancelled.value { return .cancelled }
                                if reading.seconds > seconds { return .wallClock(seconds: seconds) }
                                return watch(reading)
                            }
                        })
                }
            }
        } onCancel: {
            cancelled.withLock { $0 = true }
        }
    }

    private func supervise(
        _ command: Command, _ pipe: EventPipe?, verdict: (Reading) -> StopReason?
    ) throws -> ProcessResult {
        let started = ContinuousClock.now
        let child = try sessions.start(command, events: pipe)
        defer { sessions.remove(child.pid) }
        var readers = [child.output, child.errorOutput].map { PipeReader(descriptor: $0, cap: outputCap) }
        if let pipe { readers.append(PipeReader(descriptor: pipe.descriptor, cap: outputLimit)) }
        defer {
            close(child.output)
            close(child.errorOutput)
        }

        var stop: StopReason?
        var status: Int32?
        var looked = 0.0
        while status == nil {
            PipeReader.wait(
                for: Array(readers.prefix(2)), and: readers.count > 2 ? readers[2] : nil, milliseconds: 50)
            for index in readers.indices { readers[index].drain() }
            status = Spawn.poll(child.pid)
            guard status == nil else { break }
            let seconds = (ContinuousClock.now - started).seconds
            // A program that writes a lot wakes us often, and reading the state of all its processes takes
            // time.
            guard seconds - looked >= 0.05 else { continue }
            looked = seconds
            let reading = Reading(
                seconds: seconds, eventBytes: readers.count > 2 ? readers[2].total : 0, session: child.pid)
            stop = verdict(reading)
            if stop == nil, readers.reduce(0, { $0 + $1.total }) > outputLimit {
                stop = .output(bytes: outputLimit)
            }
            if stop != nil {
                SessionTree.end(session: child.pid)
                status = Spawn.wait(child.pid)
            }
        }
        sessions.waitIfClosed()
        // Everything that the child left running in its session is ended; only then do the pipes end for
        // certain.
        SessionTree.end(session: child.pid)
        for index in readers.indices { readers[index].drain() }
        return ProcessResult(
            termination: stop.map(Termination.ended) ?? Spawn.termination(status: status ?? 0),
            output: readers[0].text, errorOutput: readers[1].text,
            seconds: (ContinuousClock.now - started).seconds,
            events: readers.count > 2 ? readers[2].data : Data())
    }
}

extension Duration {
    /// The duration in seconds.
    package var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
