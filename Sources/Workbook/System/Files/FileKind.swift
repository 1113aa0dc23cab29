import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What lies at a path, without following a link.
package enum FileKind: Equatable {
    case nothing, file, link, folder
    /// A pipe, a socket or a device, whose content may have no end.
    case other

    /// Looks.
    package init(of url: URL) {
        // What cannot be looked at is nothing that could be read or replaced.
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        switch attributes?[.type] as? FileAttributeType {
        case nil: self = .nothing
        case .typeRegular: self = .file
        case .typeSymbolicLink: self = .link
        case .typeDirectory: self = .folder
        default: self = .other
        }
    }

    /// Puts a copy of a file or link in the place of another one, in one step: whoever looks sees the old one or the new.
    ///
    /// A link in that place is replaced, not followed.
    ///
    /// - Throws: The file system's errors.
    package static func replace(_ target: URL, with source: URL) throws {
        let manager = FileManager.default
        let folder = target.deletingLastPathComponent()
        let fresh = folder.appending(path: ".\(target.lastPathComponent).\(UUID().uuidString)")
        do {
            try manager.createDirectory(at: folder, withIntermediateDirectories: true)
            try manager.copyItem(at: source, to: fresh)
            if FileKind(of: fresh) == .file {
                // A course that was installed for everybody may be read-only, and builds look at the date.
                try manager.setAttributes(
                    [.posixPermissions: 0o644, .modificationDate: Date()], ofItemAtPath: fresh.path)
            }
            guard rename(fresh.path, target.path) == 0 else {
                throw NSError(
                    domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: target.path])
            }
        } catch {
            // It may never have been made; the error that is told is the first one.
            try? manager.removeItem(at: fresh)
            let error = error as NSError
            // Where copying fails, the system names what was read; the trouble is where it should be written.
            throw NSError(
                domain: error.domain, code: error.code, userInfo: [NSFilePathErrorKey: target.path])
        }
    }

    /// Makes a folder, unless it is there.
    ///
    /// - Throws: ``MachineFault/inTheWay(_:)``, or the file system's errors.
    package static func makeFolder(_ folder: URL) throws {
        // The system's own words for it help nobody.
        if [.file, .other].contains(FileKind(of: folder)) { throw MachineFault.inTheWay(folder.path) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Removes a file, and the folders that become empty, up to `root`.
    ///
    /// - Throws: The file system's errors.
    package static func remove(_ file: URL, below root: URL) throws {
        try FileManager.default.removeItem(at: file)
        var folder = file.deletingLastPathComponent()
        while folder.path.hasPrefix(root.path + "/") {
            // The system refuses to remove a folder with something in it, and then there is no more to do.
            guard rmdir(folder.path) == 0 else { return }
            folder.deleteLastPathComponent()
        }
    }
}
