import Foundation
import Synchronization
import TerminalGuard

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A terminal that hands out single keys, and waits for them, for files and for time at once.
///
/// Waiting blocks a thread, so it has one of its own.
final class RawTerminal: Sendable {
    /// What there is to know when a wait is over.
    struct Glance: Sendable {
        /// The keys that were pressed.
        var keys: [WatchKey] = []
        /// Whether the process went on after a stop, or the terminal has another size.
        var isDisturbed = false
        /// Whether nobody is there any more.
        var isClosed = false
        /// How the files look that were asked for.
        var files: [FileMark?] = []
        /// How the others look.
        var others: [FileMark?] = []
    }

    private let queue = DispatchQueue(label: "grade.watch")
    private let wakeReader: Int32
    private let wakeWriter: Int32

    /// Takes the line mode from the terminal at standard input.
    ///
    /// - Throws: The system's error, where there is no terminal.
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

    /// The pipe is left open: a signal handler may be about to write to it.
    deinit { terminal_guard_end() }

    /// Gives back the terminal as it was.
    func end() { terminal_guard_end() }

    /// Lets lines be typed while something else uses the terminal.
    func withLines(_ body: () async -> Void) async {
        terminal_guard_lines()
        await body()
        terminal_guard_keys()
    }

    /// Ends a wait early; may be called from anywhere.
    func wake() {
        // A full pipe wakes as well.
        _ = withUnsafeBytes(of: UInt8(ascii: "w")) { write(wakeWriter, $0.baseAddress, 1) }
    }

    /// Waits for a key, a wake or the end of the time, then looks at files.
    func glance(milliseconds: Int, files: [URL], others: [URL]) async -> Glance {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: self.wait(milliseconds, files, others)) }
        }
    }

    private func wait(_ milliseconds: Int, _ files: [URL], _ others: [URL]) -> Glance {
        var glance = Glance()
        var sources = [STDIN_FILENO, wakeReader].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        if poll(&sources, nfds_t(sources.count), Int32(milliseconds)) > 0 {
            if sources[0].revents & Int16(POLLIN) != 0 {
                let bytes = RawTerminal.bytes(from: STDIN_FILENO)
                glance.isClosed = bytes?.isEmpty ?? true
                glance.keys = WatchKey.keys(in: bytes ?? [])
            } else if sources[0].revents != 0 {
                glance.isClosed = true
            }
            if sources[1].revents & Int16(POLLIN) != 0 {
                let reasons = [TERMINAL_GUARD_CONTINUED, TERMINAL_GUARD_RESIZED].map { UInt8($0) }
                glance.isDisturbed =
                    RawTerminal.bytes(from: wakeReader)?.contains(where: reasons.contains) ?? false
            }
        }
        glance.files = files.map { FileMark(of: $0, isFresh: true) }
        glance.others = others.map { FileMark(of: $0, isFresh: false) }
        return glance
    }

    /// What can be read now; `nil` where nothing will ever come again.
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
