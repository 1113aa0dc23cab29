import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// By what a saved file is told from the one before: looking costs a few microseconds, whatever its size.
struct FileMark: Equatable, Sendable {
    /// When it was changed last, in seconds and nanoseconds.
    var seconds: Int
    var nanoseconds: Int
    /// Its length in bytes.
    var size: Int
    /// Its number in the file system, which is another one when an editor replaces the file.
    var number: UInt64

    init(seconds: Int, nanoseconds: Int, size: Int, number: UInt64) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
        self.size = size
        self.number = number
    }

    /// Looks at a file; `nil` where there is none.
    ///
    /// - Parameter isFresh: Whether what a network mount remembers of the file is not good enough. Opening a file makes
    ///   such a mount ask the server, which a mere look does only every few seconds.
    init?(of file: URL, isFresh: Bool) {
        var status = stat()
        // Without O_NONBLOCK, a pipe in the file's place would keep us waiting.
        let descriptor = isFresh ? open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1
        if descriptor >= 0 {
            defer { close(descriptor) }
            guard fstat(descriptor, &status) == 0 else { return nil }
        } else {
            // Also a file that cannot be read can be told from another.
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
