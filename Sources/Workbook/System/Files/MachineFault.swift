import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A problem of the machine that is due to neither the learner's code nor this tool, and that a person can
/// fix.
package enum MachineFault: Error, Hashable, Sendable, Codable {
    /// A disk is full; the value is the file that could not be written, if it is known.
    case diskFull(String?)
    /// The disk or folder is read-only.
    case readOnly(String?)
    /// The file belongs to somebody else.
    case notPermitted(String?)
    /// There is a file where this tool needs a folder, or a folder where it needs a file.
    case inTheWay(String)
    /// This program of the toolchain existed a moment ago, and no longer does.
    case toolchainGone(String)

    /// Recognizes a fault in an error of the file system.
    package init?(_ error: any Error) {
        if let fault = error as? MachineFault {
            self = fault
            return
        }
        let error = error as NSError
        // If copying fails, the system names the source as the file; what can't be written is the destination.
        let path =
            (error.userInfo["NSDestinationFilePath"] ?? error.userInfo[NSFilePathErrorKey]) as? String
            ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
        switch (error.domain, error.code) {
        case (NSPOSIXErrorDomain, Int(ENOSPC)), (NSPOSIXErrorDomain, Int(EDQUOT)),
            (NSCocoaErrorDomain, CocoaError.fileWriteOutOfSpace.rawValue):
            self = .diskFull(path)
        case (NSPOSIXErrorDomain, Int(EROFS)),
            (NSCocoaErrorDomain, CocoaError.fileWriteVolumeReadOnly.rawValue):
            self = .readOnly(path)
        case (NSPOSIXErrorDomain, Int(EACCES)), (NSPOSIXErrorDomain, Int(EPERM)),
            (NSCocoaErrorDomain, CocoaError.fileWriteNoPermission.rawValue):
            self = .notPermitted(path)
        default: return nil
        }
    }

    /// Recognizes a fault in the output of a build.
    ///
    /// Messages about source files do not count, because a learner could have written them.
    package init?(inOutput output: String) {
        let lines = output.split(whereSeparator: \.isNewline).filter {
            $0.firstMatch(of: /^(<unknown>:0: )?(fatal |error: )*(error|note|warning):\s/) != nil
        }
        func path(in line: Substring) -> String? {
            line.firstMatch(of: /'(\/[^']+)'|"(\/[^"]+)"/).flatMap { ($0.1 ?? $0.2).map(String.init) }
        }
        let signs = [
            "No space left on device", "disk is full", "I/O error (code: 28)", "There isn’t enough space",
        ]
        if let line = lines.first(where: { line in signs.contains { line.contains($0) } }) {
            self = .diskFull(path(in: line))
        } else if let line = lines.first(where: { $0.contains("Read-only file system") }) {
            self = .readOnly(path(in: line))
        } else {
            return nil
        }
    }
}
