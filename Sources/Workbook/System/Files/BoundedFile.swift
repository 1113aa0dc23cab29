import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Reads files of unknown size and kind safely: a pipe could never end, and a large file could fill the
/// memory.
package enum BoundedFile {
    /// Why a file was not read.
    package enum Problem: Error, Equatable {
        /// It does not exist, or may not be read.
        case unreadable
        /// It is a folder, a pipe or a device.
        case notRegular
        /// It has this many bytes, which are too many.
        case tooLarge(bytes: Int)
    }

    /// The most bytes of a JSON file: a thousand times as many as the longest one that a person wrote.
    package static let largestJSON = 4 << 20

    /// Reads a file of at most `limit` bytes.
    ///
    /// - Parameter followsLinks: Whether the file may be a link to another one.
    /// - Throws: ``Problem``.
    package static func read(_ file: URL, limit: Int, followsLinks: Bool = true) throws(Problem) -> Data {
        // Without O_NONBLOCK, opening a pipe would wait for a writer.
        let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW)
        let descriptor = open(file.path, flags)
        guard descriptor >= 0 else { throw .unreadable }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
        guard status.st_size <= limit else { throw .tooLarge(bytes: Int(status.st_size)) }
        do {
            // The file may have grown since.
            return try handle.read(upToCount: limit) ?? Data()
        } catch {
            throw .unreadable
        }
    }
}
