import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Something is wrong with the machine: neither the learner's code nor this tool is to blame, and a person can mend it.
package enum MachineFault: Error, Hashable, Sendable {
    /// A disk is full; the file that could not be written, where it is known.
    case diskFull(String?)
    /// The disk or folder is only there to be read.
    case readOnly(String?)
    /// The file belongs to somebody else.
    case notPermitted(String?)
    /// A file lies where this tool needs a folder, or a folder where it needs a file.
    case inTheWay(String)
    /// This program of the toolchain was there a moment ago.
    case toolchainGone(String)

    /// Recognises a fault in an error of the file system.
    package init?(_ error: any Error) {
        if let fault = error as? MachineFault {
            self = fault
            return
        }
        let error = error as NSError
        let path =
            error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
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

    /// Recognises a fault in what a build printed.
    ///
    /// Only what the toolchain says of itself counts, never a message about a source file, which a learner could write.
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
