import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What is at a path, without following links.
package enum FileKind: Equatable {
    case nothing, file, link, folder
    /// A pipe, a socket or a device, whose content may have no end.
    case other

    /// Reads the kind from the disk.
    package init(of url: URL) {
        // A file whose attributes cannot be read cannot be read or replaced either.
        let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
        switch attributes?[.type] as? FileAttributeType {
        case nil: self = .nothing
        case .typeRegular: self = .file
        case .typeSymbolicLink: self = .link
        case .typeDirectory: self = .folder
        default: self = .other
        }
    }

    /// Returns whether something is at a path, or may be, because a folder or link on the way to it can't be followed.
    package static func mayExist(_ url: URL) -> Bool {
        var status = stat()
        return lstat(url.path, &status) == 0 || ![ENOENT, ENOTDIR].contains(errno)
    }

    /// Replaces a file with a copy of another file or link in one step, so that a reader sees either the old
    /// one or the new.
    ///
    /// If the target is a link, the link itself is replaced.
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
                // A course that was installed for all users may be read-only, and builds compare dates.
                try manager.setAttributes(
                    [.posixPermissions: 0o644, .modificationDate: Date()], ofItemAtPath: fresh.path)
            }
            guard rename(fresh.path, target.path) == 0 else {
                throw NSError(
                    domain: NSPOSIXErrorDomain, code: Int(errno), userInfo: [NSFilePathErrorKey: target.path])
            }
        } catch {
            // The copy may not exist; the first error is the one to report.
            try? manager.removeItem(at: fresh)
            let error = error as NSError
            // If copying fails, the system names the source; the reason is usually the target.
            throw NSError(
                domain: error.domain, code: error.code, userInfo: [NSFilePathErrorKey: target.path])
        }
    }

    /// Creates a folder, unless it exists.
    ///
    /// - Throws: ``MachineFault/inTheWay(_:)``, or the file system's errors.
    package static func makeFolder(_ folder: URL) throws {
        // The system's own message does not name the cause.
        if [.file, .other].contains(FileKind(of: folder)) { throw MachineFault.inTheWay(folder.path) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Removes the links on the way from a folder to a place in it, so that what is written there stays inside.
    ///
    /// - Throws: The file system's errors.
    package static func removeLinks(from root: URL, to place: URL) throws {
        var step = root
        for name in place.path.dropFirst(root.path.count).split(separator: "/") {
            step.append(path: String(name))
            if FileKind(of: step) == .link { try FileManager.default.removeItem(at: step) }
        }
    }

    /// Removes a file, and the folders that become empty, up to `root`.
    ///
    /// - Throws: The file system's errors.
    package static func remove(_ file: URL, below root: URL) throws {
        try FileManager.default.removeItem(at: file)
        var folder = file.deletingLastPathComponent()
        while folder.path.hasPrefix(root.path + "/") {
            // The system refuses to remove a folder that is not empty.
            guard rmdir(folder.path) == 0 else { return }
            folder.deleteLastPathComponent()
        }
    }
}
