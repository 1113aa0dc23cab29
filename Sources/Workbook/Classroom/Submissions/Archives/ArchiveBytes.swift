import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The bytes of an archive, any piece of which can be read.
///
/// A file is opened once and every piece is read from that opened file, so replacing the file between the checks and the
/// extraction has no effect.
struct ArchiveBytes: Sendable {
    /// The number of bytes.
    let size: Int
    private let piece: @Sendable (Int, Int) -> [UInt8]?

    /// Creates a value for bytes in memory.
    init(_ data: Data) {
        let bytes = [UInt8](data)
        size = bytes.count
        piece = { offset, count in Array(bytes[offset..<offset + count]) }
    }

    /// Opens a regular file, without following a link.
    ///
    /// - Throws: ``SubmissionProblem``.
    init(opening file: URL) throws(SubmissionProblem) {
        // Without O_NONBLOCK, opening a pipe would wait for a writer.
        let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadableArchive("the file can't be opened") }
        let opened = OpenedFile(descriptor: descriptor)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadableArchive("it is not a regular file")
        }
        size = Int(status.st_size)
        piece = { offset, count in opened.read(at: offset, count: count) }
    }

    /// Returns some of the bytes.
    ///
    /// - Throws: ``SubmissionProblem/unreadableArchive(_:)`` if not all of them exist.
    func bytes(at offset: Int, count: Int) throws(SubmissionProblem) -> [UInt8] {
        guard offset >= 0, count >= 0, offset <= size, count <= size - offset,
            let bytes = piece(offset, count), bytes.count == count
        else { throw .unreadableArchive("the file is cut off") }
        return bytes
    }

    private final class OpenedFile: Sendable {
        private let descriptor: Int32

        init(descriptor: Int32) { self.descriptor = descriptor }

        deinit { close(descriptor) }

        /// Reads until the count is reached or the file ends.
        func read(at offset: Int, count: Int) -> [UInt8]? {
            var isComplete = true
            let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
                while filled < count {
                    guard let base = buffer.baseAddress else { return }
                    let read = pread(descriptor, base + filled, count - filled, off_t(offset + filled))
                    if read < 0 && errno == EINTR { continue }
                    guard read > 0 else {
                        isComplete = false
                        return
                    }
                    filled += read
                }
            }
            return isComplete ? bytes : nil
        }
    }
}
