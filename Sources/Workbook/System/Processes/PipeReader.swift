import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The reading end of a child's pipe: drained without blocking, kept up to a cap.
struct PipeReader {
    /// The descriptor that is read.
    let descriptor: Int32
    /// How many bytes came in all, kept or not.
    private(set) var total = 0
    /// Whether the writing end was closed by everyone.
    private(set) var isAtEnd = false

    private let cap: Int
    private var kept: [UInt8] = []

    init(descriptor: Int32, cap: Int) {
        self.descriptor = descriptor
        self.cap = cap
    }

    /// What was kept.
    var data: Data { Data(kept) }

    /// What was kept, as text; bytes that are no UTF-8 are replaced.
    var text: String {
        let note = total > kept.count ? "\n… \(total - kept.count) more bytes were cut\n" : ""
        return String(decoding: kept, as: UTF8.self) + note
    }

    /// Reads all that is there now.
    mutating func drain() {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        // Bounded, so that a child that never stops writing cannot keep us from looking at the clock.
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

    /// Waits until there is something to read or to notice, at most the given time.
    ///
    /// - Parameter output: The program's own two streams, which end when it does; an event pipe never ends.
    static func wait(for output: [PipeReader], and events: PipeReader?, milliseconds: Int32) {
        var waiting = (output + [events].compactMap { $0 }).filter { !$0.isAtEnd }
            .map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        if output.allSatisfy(\.isAtEnd) {
            // Both are closed, so the exit is near: look often.
            usleep(500)
        } else {
            _ = poll(&waiting, nfds_t(waiting.count), milliseconds)
        }
    }
}
