import Foundation
import WorkbookSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A process of the tests that is loaded once, and copies itself for each run.
///
/// Loading the tests with all their libraries takes longer than most tests. The process waits before the tests' own `main`, where it
/// has one thread only, so each copy is what a new process would be. The technique is known from fuzzers.
final class ForkServer: Sendable {
    /// How a run ended.
    struct Ending: Sendable, Equatable {
        var termination: Termination
        var output: String
        var seconds: Double
    }

    /// The name of the library that turns tests into a server.
    static let libraryName = "fork-server"
    private static let requestsVariable = "WORKBOOK_REQUESTS"
    private static let repliesVariable = "WORKBOOK_REPLIES"

    private let folder: URL
    private let requests: Int32
    private let replies: Int32
    private let hasEnded = Locked(false)
    private let process = Locked<Task<Void, Never>?>(nil)

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - library: The built library.
    ///   - folder: A new folder for its channels.
    ///   - command: Makes the command that starts the tests, with more variables in its environment.
    /// - Throws: The file system's errors.
    init(
        library: URL, in folder: URL, runner: ProcessRunner, limits: ResourceLimits,
        command: ([String: String]) throws -> Command
    ) throws {
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (asking, answering) = (folder.appending(path: "requests"), folder.appending(path: "replies"))
        for channel in [asking, answering] {
            guard mkfifo(channel.path, 0o600) == 0 else { throw ForkServer.problem(channel) }
        }
        // With a reader of its own, a channel can be opened before the server is there.
        replies = open(answering.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        requests = open(asking.path, O_RDWR | O_CLOEXEC)
        guard replies >= 0, requests >= 0 else { throw ForkServer.problem(folder) }
        let command = try command([
            PreloadedLibrary.variable: library.path, Self.requestsVariable: asking.path,
            Self.repliesVariable: answering.path,
        ])
        let hasEnded = hasEnded
        process.withLock {
            $0 = Task {
                // How it ended doesn't matter: what it didn't answer runs in a process of its own.
                _ = try? await runner.run(command, limit: .infinity) { reading in
                    reading.seconds > 1 ? reading.use.excess(over: limits) : nil
                }
                hasEnded.withLock { $0 = true }
            }
        }
    }

    private static func problem(_ file: URL) -> NSError {
        NSError(domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: file.path])
    }

    /// Runs tests in a copy; returns `nil` if the server ended before it replied.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the tests.
    ///   - environment: The variables that differ from those of the server.
    ///   - folder: A folder for the output.
    ///   - limit: How many seconds it may last.
    ///   - outputLimit: The most bytes that it may write to its output.
    /// - Throws: The file system's errors.
    func run(
        _ arguments: [String], environment: [String: String], in folder: URL, limit: Double, outputLimit: Int
    ) async throws -> Ending? {
        let words =
            ["\(Int(limit * 1000))", "\(outputLimit)", "\(environment.count)"]
            + environment.map { "\($0.key)=\($0.value)" } + arguments
        try Data(words.map { $0 + "\0" }.joined().utf8).write(to: folder.appending(path: "job"))
        let started = ContinuousClock.now
        let reply = await withCheckedContinuation { continuation in
            // Waiting must not block one of the few cooperative threads.
            Thread.detachNewThread {
                continuation.resume(returning: self.ask(folder.path + "\n", limit: limit + 60))
            }
        }
        guard let reply, let termination = ForkServer.termination(reply, limit: limit, outputLimit) else {
            return nil
        }
        let output = ["out", "err"].map { name in
            ForkServer.text(of: folder.appending(path: name))
        }
        return Ending(
            termination: termination, output: output.joined(),
            seconds: (ContinuousClock.now - started).seconds)
    }

    private func ask(_ request: String, limit: Double) -> String? {
        if hasEnded.value { return nil }
        let started = ContinuousClock.now
        let bytes = Array(request.utf8)
        guard write(requests, bytes, bytes.count) == bytes.count else { return nil }
        var reply: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64)
        while !hasEnded.value {
            var channel = pollfd(fd: replies, events: Int16(POLLIN), revents: 0)
            _ = poll(&channel, 1, 50)
            if channel.revents & Int16(POLLIN) == 0 {
                // It ends its copies itself, so it's the server that doesn't go on.
                if (ContinuousClock.now - started).seconds > limit { process.value?.cancel() }
                // Nobody has the other end open before the server starts and after it ends, and `poll` returns at once.
                if channel.revents != 0 { usleep(1_000) }
                continue
            }
            let count = read(replies, &chunk, chunk.count)
            if count > 0 { reply += chunk.prefix(count) }
            if reply.last == UInt8(ascii: "\n") { return String(decoding: reply.dropLast(), as: UTF8.self) }
        }
        return nil
    }

    /// Reads a reply: how the copy ended, and the exit code or the number of a signal.
    static func termination(_ reply: String, limit: Double, _ outputLimit: Int) -> Termination? {
        let words = reply.split(separator: " ")
        guard words.count == 2, let number = Int32(words[1]) else { return nil }
        return switch words[0] {
        case "exited": .exited(number)
        case "signalled": .signalled(number)
        case "late": .ended(.wallClock(seconds: limit))
        case "long": .ended(.output(bytes: outputLimit))
        default: nil
        }
    }

    /// The most bytes of output that are read.
    private static let outputCap = 64 << 20

    private static func text(of file: URL) -> String {
        // A copy that couldn't open its output has none, and what can't be read is treated as missing.
        guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
        defer { try? handle.close() }
        return String(decoding: (try? handle.read(upToCount: outputCap)) ?? Data(), as: UTF8.self)
    }

    /// Ends the server.
    func end() async {
        let task = process.value
        task?.cancel()
        await task?.value
        close(requests)
        close(replies)
        // What is left of it is removed before the next search.
        try? FileManager.default.removeItem(at: folder)
    }

    var isAlive: Bool { !hasEnded.value }
}
