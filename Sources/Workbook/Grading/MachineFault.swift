import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Something is wrong with the machine: neither the learner's code nor this tool is to blame, and a person can mend it.
public enum MachineFault: Error, Equatable, Sendable {
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
    public init?(_ error: any Error) {
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
    init?(inOutput output: String) {
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

    /// What happened.
    public func words(in course: Course) -> String {
        func named(_ path: String?) -> String {
            path.map { course.relativePath(of: URL(filePath: $0)) } ?? "a file of the workbook"
        }
        return switch self {
        case .diskFull(let path): "The disk is full: \(named(path)) could not be written."
        case .readOnly(let path):
            "The disk, or this folder, is read-only: \(named(path)) could not be written."
        case .notPermitted(let path):
            "You have no right to write \(named(path)), which may belong to another user."
        case .inTheWay(let path):
            "Something lies where this tool keeps its own: \(named(path)) cannot be used."
        case .toolchainGone(let path): "\(path) was there a moment ago, and is not any more."
        }
    }

    /// What to do about it, before the same command can work.
    public var remedy: String {
        switch self {
        case .diskFull: "Make some room on that disk; a few hundred megabytes are plenty."
        case .readOnly: "Copy the workbook to a folder that you can write to, and go there."
        case .notPermitted: "Make the folder of the workbook your own, or copy it to one that is."
        case .inTheWay: "Move it away, or give it another name; it will be made anew."
        case .toolchainGone:
            "If Swift is being updated, wait until that is done; otherwise install it from \(Advice.swiftAddress)."
        }
    }
}
