import Foundation
import Synchronization
import TerminalGuard
import WorkbookCommandLine

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A terminal that delivers single keys, and waits for keys, file changes and time at once.
///
/// Waiting blocks a thread, so the terminal has one of its own.
final class RawTerminal: Sendable {
    /// What happened during a wait.
    struct Observation: Sendable {
        /// The keys that were pressed.
        var keys: [WatchKey] = []
        /// Whether the process continued after a stop, or the terminal changed its size.
        var isDisturbed = false
        /// Whether the terminal was closed.
        var isClosed = false
        /// The state of the files that were asked for.
        var files: [FileMark?] = []
        /// The state of the other files.
        var others: [FileMark?] = []
    }

    /// How long to wait for the rest of a key's sequence, in milliseconds.
    private static let sequenceTime: Int32 = 30

    private let queue = DispatchQueue(label: "grade.watch")
    private let wakeReader: Int32
    private let wakeWriter: Int32

    /// Makes the terminal at standard input deliver single keys.
    ///
    /// - Throws: The system's error if there is no terminal.
    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (wakeReader, wakeWriter) = (ends[0], ends[1])
        guard terminal_guard_begin(STDIN_FILENO, wakeWriter) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ENOTTY)
        }
        terminal_guard_keys()
    }

    /// Restores the terminal.
    ///
    /// The pipe stays open, because a signal handler may be about to write to it.
    deinit { terminal_guard_end() }

    /// Restores the terminal.
    func end() { terminal_guard_end() }

    /// Restores the terminal while something reads answers from it.
    func withLineMode(_ body: () async -> Void) async {
        terminal_guard_lines()
        await body()
        terminal_guard_keys()
    }

    /// Waits for a key that answers a question with yes or no; the terminal does not show it.
    ///
    /// Ctrl-C means no, so it does not end the process. Call this in line mode.
    static func readAnswer() -> Bool {
        terminal_guard_answers()
        defer { terminal_guard_lines() }
        var source = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        while let bytes = nextBytes(&source), !bytes.isEmpty {
            if let answer = WatchKey.answer(in: bytes) { return answer }
        }
        // The terminal was closed.
        return false
    }

    /// Ends a wait early; any thread may call this.
    func wake() {
        // If the pipe is full, the wait ends anyway.
        _ = withUnsafeBytes(of: UInt8(ascii: "w")) { write(wakeWriter, $0.baseAddress, 1) }
    }

    /// Waits for a key, for ``wake()`` or for the end of the time, and then looks at files.
    func observe(milliseconds: Int, files: [URL], others: [URL]) async -> Observation {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.wait(milliseconds, files, others)) }
        }
    }

    private func wait(_ milliseconds: Int, _ files: [URL], _ others: [URL]) -> Observation {
        var seen = Observation()
        var sources = [STDIN_FILENO, wakeReader].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        if poll(&sources, nfds_t(sources.count), Int32(milliseconds)) > 0 {
            if sources[0].revents & Int16(POLLIN) != 0 {
                let bytes = RawTerminal.nextBytes(&sources[0])
                seen.isClosed = bytes?.isEmpty ?? true
                seen.keys = WatchKey.keys(in: bytes ?? [])
            } else if sources[0].revents != 0 {
                seen.isClosed = true
            }
            if sources[1].revents & Int16(POLLIN) != 0 {
                let reasons = [TERMINAL_GUARD_CONTINUED, TERMINAL_GUARD_RESIZED].map { UInt8($0) }
                seen.isDisturbed =
                    RawTerminal.bytes(from: wakeReader)?.contains(where: reasons.contains) ?? false
            }
        }
        seen.files = files.map { FileMark(of: $0, isFresh: true) }
        seen.others = others.map { FileMark(of: $0, isFresh: false) }
        return seen
    }

    /// Returns the next keys as the terminal sends them; `nil` if there is nothing left to read.
    private static func nextBytes(_ source: inout pollfd) -> [UInt8]? {
        var bytes = bytes(from: STDIN_FILENO)
        // On a slow connection, the rest of an arrow's sequence can come a little later than its first byte.
        if bytes?.last == 0x1B, poll(&source, 1, sequenceTime) > 0 {
            bytes? += self.bytes(from: STDIN_FILENO) ?? []
        }
        return bytes
    }

    /// Returns what can be read now; `nil` if there is nothing left to read.
    private static func bytes(from descriptor: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 256)
        var count = read(descriptor, &buffer, buffer.count)
        while count < 0 && errno == EINTR { count = read(descriptor, &buffer, buffer.count) }
        return count < 0 ? nil : Array(buffer.prefix(count))
    }

    /// The number of rows of the terminal.
    static var rows: Int {
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0 ? Int(size.ws_row) : 24
    }
}
