import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A lock between processes on a file.
///
/// The system releases it when the process that holds it ends, for whatever reason.
package final class FileLock: Sendable {
    private let descriptor: Int32

    private init(descriptor: Int32) { self.descriptor = descriptor }

    /// Acquires the lock, and creates the file and its folder if needed.
    ///
    /// - Parameter whileWaiting: Called once if another process holds it.
    /// - Throws: The file system's error if the file cannot be made, or `CancellationError`.
    package static func acquire(_ file: URL, whileWaiting: () -> Void = {}) async throws -> FileLock {
        try FileKind.makeFolder(file.deletingLastPathComponent())
        // The system's own message does not name the cause.
        if FileKind(of: file) == .folder { throw MachineFault.inTheWay(file.path) }
        let descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw NSError(
                domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: file.path])
        }
        var hasWaited = false
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if !hasWaited { whileWaiting() }
            hasWaited = true
            do {
                try await Task.sleep(for: .milliseconds(50))
            } catch {
                close(descriptor)
                throw error
            }
        }
        return FileLock(descriptor: descriptor)
    }

    /// Releases the lock.
    package func release() { close(descriptor) }
}
