import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The channel on which a test process sends its records: what was sent cannot be taken back or written over.
///
/// With a file instead, code that runs beside the tests could rewrite its own verdict.
package final class EventPipe: Sendable {
    /// The number that the writing end of an anonymous channel has in the test process.
    package static let writer: Int32 = 3

    /// The path at which the channel is opened for writing; `nil` if it is anonymous.
    package let file: URL?
    /// The descriptor that is read.
    let descriptor: Int32
    /// The other end of an anonymous channel, which the test process inherits.
    ///
    /// It stays open here as well, so that the channel never ends, no matter who closes it.
    let other: Int32?

    /// Creates an anonymous channel: a socket without a name, which, unlike a pipe, can't be opened again through `/proc`.
    ///
    /// - Throws: The system's error.
    package init() throws {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            let stream = SOCK_STREAM
        #else
            let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { throw EventPipe.problem(nil) }
        // No other child may inherit them.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        (file, descriptor, other) = (nil, ends[0], ends[1])
    }

    /// Creates a named pipe, and replaces one that a killed run left.
    ///
    /// - Throws: The file system's error.
    package init(_ file: URL) throws {
        unlink(file.path)
        guard mkfifo(file.path, 0o600) == 0 else { throw EventPipe.problem(file) }
        // It is opened for reading and writing: with our own writer it never ends, no matter who opens and
        // closes it.
        let descriptor = open(file.path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            unlink(file.path)
            throw EventPipe.problem(file)
        }
        (self.file, self.descriptor, other) = (file, descriptor, nil)
    }

    /// Removes the channel.
    package func close() {
        for end in [descriptor, other].compactMap({ $0 }) {
            #if canImport(Darwin)
                _ = Darwin.close(end)
            #else
                _ = Glibc.close(end)
            #endif
        }
        if let file { unlink(file.path) }
    }

    private static func problem(_ file: URL?) -> NSError {
        NSError(
            domain: NSPOSIXErrorDomain, code: Int(errno),
            userInfo: file.map { [NSFilePathErrorKey: $0.path] } ?? [:])
    }
}
