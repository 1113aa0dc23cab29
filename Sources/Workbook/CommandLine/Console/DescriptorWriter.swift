import Foundation
import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Writes text to an open file and remembers the first write that failed.
package final class DescriptorWriter: Sendable {
    private enum State {
        case open
        /// The reader closed the pipe, as in `grade --list | head -1`.
        case closed
        case failed(POSIXErrorCode)
    }

    private let descriptor: Int32
    private let state = Mutex(State.open)

    /// Creates a writer for an open file, which stays open.
    package init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Why a text could not be written; `nil` also if the reader closed the pipe, which is no mistake.
    package var failure: POSIXErrorCode? {
        state.withLock { if case .failed(let code) = $0 { code } else { nil } }
    }

    /// Writes a text; after a failure, nothing more is written.
    package func write(_ text: String) {
        state.withLock { state in
            guard case .open = state else { return }
            var bytes = Array(text.utf8)[...]
            while !bytes.isEmpty {
                let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
                if count > 0 {
                    bytes = bytes.dropFirst(count)
                } else if errno == EAGAIN {
                    waitUntilWritable()
                } else if errno != EINTR {
                    state = errno == EPIPE ? .closed : .failed(POSIXErrorCode(rawValue: errno) ?? .EIO)
                    return
                }
            }
        }
    }

    /// Waits for the reader of a pipe that another program made non-blocking.
    private func waitUntilWritable() {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, 1_000)
    }
}

/// The system's `write`, which the method of the same name hides inside ``DescriptorWriter``.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
