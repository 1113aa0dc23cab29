import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A named pipe for the records that a test process writes: what was sent cannot be taken back or written
/// over.
///
/// With a file instead, code that runs beside the tests could rewrite its own verdict.
package final class EventPipe: Sendable {
    /// The path at which it is opened for writing.
    package let file: URL
    /// The descriptor that is read.
    let descriptor: Int32

    /// Creates the pipe, and replaces one that a killed run left.
    ///
    /// - Throws: The file system's error.
    package init(_ file: URL) throws {
        self.file = file
        unlink(file.path)
        guard mkfifo(file.path, 0o600) == 0 else { throw EventPipe.problem(file) }
        // It is opened for reading and writing: with our own writer it never ends, no matter who opens and
        // closes it.
        descriptor = open(file.path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            unlink(file.path)
            throw EventPipe.problem(file)
        }
    }

    /// Removes the pipe.
    package func close() {
        #if canImport(Darwin)
            _ = Darwin.close(descriptor)
        #else
            _ = Glibc.close(descriptor)
        #endif
        unlink(file.path)
    }

    private static func problem(_ file: URL) -> NSError {
        NSError(domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: file.path])
    }
}
