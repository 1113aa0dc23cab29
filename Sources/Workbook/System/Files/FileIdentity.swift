import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What distinguishes a file from any other that was at its path, before or since.
///
/// Code can give a file any size and modification date, but only the system sets the time of the last change.
package enum FileIdentity {
    /// Describes the file at a path in one line, without following links; `nil` if there is none.
    package static func line(of file: URL) -> String? {
        var status = stat()
        guard lstat(file.path, &status) == 0 else { return nil }
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        return [
            Int(status.st_size), modified.tv_sec, modified.tv_nsec, Int(status.st_ino), changed.tv_sec,
            changed.tv_nsec,
        ].map(String.init).joined(separator: " ")
    }
}
