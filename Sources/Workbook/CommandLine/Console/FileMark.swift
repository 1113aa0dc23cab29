import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What distinguishes a saved file from its earlier versions; looking takes a few microseconds, whatever the size.
package struct FileMark: Equatable, Sendable {
    /// When the file last changed, in seconds and nanoseconds.
    package var seconds: Int
    package var nanoseconds: Int
    /// The length in bytes.
    package var size: Int
    /// The number in the file system, which changes when an editor replaces the file.
    package var number: UInt64

    package init(seconds: Int, nanoseconds: Int, size: Int, number: UInt64) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
        self.size = size
        self.number = number
    }

    /// Looks at a file; `nil` if there is none.
    ///
    /// - Parameter isFresh: Whether to bypass the cache of a network mount: opening a file makes the mount ask the server,
    ///   while a plain look does so only every few seconds.
    package init?(of file: URL, isFresh: Bool) {
        var status = stat()
        // Without O_NONBLOCK, this would wait if the file were a pipe.
        let descriptor = isFresh ? open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1
        if descriptor >= 0 {
            defer { close(descriptor) }
            guard fstat(descriptor, &status) == 0 else { return nil }
        } else {
            // A file that cannot be read can still be compared.
            guard stat(file.path, &status) == 0 else { return nil }
        }
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        self.init(
            seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
            number: UInt64(status.st_ino))
    }
}
