import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The reading end of a child's pipe, which is drained without blocking and kept up to a cap.
struct PipeReader {
    /// The descriptor that is read.
    let descriptor: Int32
    /// How many bytes were read in total, kept or not.
    private(set) var total = 0
    /// Whether every writer has closed its end.
    private(set) var isAtEnd = false

    private let cap: Int
    private var kept: [UInt8] = []

    init(descriptor: Int32, cap: Int) {
        self.descriptor = descriptor
        self.cap = cap
    }

    /// The bytes that were kept.
    var data: Data { Data(kept) }

    /// The text that was kept; bytes that are not UTF-8 are replaced.
    var text: String {
        let note = total > kept.count ? "\n… \(total - kept.count) more bytes were cut\n" : ""
        return String(decoding: kept, as: UTF8.self) + note
    }

    /// Reads everything that is available now.
    mutating func drain() {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        // The loop is bounded, so that a child that never stops writing cannot keep us from checking the
        // clock.
        for _ in 0..<64 {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0 { return }
            if count == 0 {
                isAtEnd = true
                return
            }
            total += count
            kept += chunk.prefix(min(count, max(0, cap - kept.count)))
        }
    }

    /// Waits until there is something to read or a pipe ends, at most the given time.
    ///
    /// - Parameter output: The program's own two streams, which end when it does; an event pipe never ends.
    static func wait(for output: [PipeReader], and events: PipeReader?, milliseconds: Int32) {
        var waiting = (output + [events].compactMap { $0 }).filter { !$0.isAtEnd }
            .map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        if output.allSatisfy(\.isAtEnd) {
            // Both are closed, so the program will exit soon.
            usleep(500)
        } else {
            _ = poll(&waiting, nfds_t(waiting.count), milliseconds)
        }
    }
}
